import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { maxMediaAltLength } from '#domain/content/media-sources.ts'
import type { PictureWords } from './picture-node.ts'

type Props = {
  words: PictureWords | null
  onApply: (words: PictureWords) => void
  onClose: () => void
}

/** Asks what an image in the text shows (WCAG 2.2, 1.1.1), or whether it is decorative. */
export function PictureWordsDialog({ words, onApply, onClose }: Props) {
  const [alt, setAlt] = useState(words?.alt ?? '')
  const [isDecorative, setIsDecorative] = useState(words?.isDecorative ?? false)
  const apply = (): void => onApply({ alt, isDecorative })
  return (
    <Dialog
      open={words !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Describe the picture"
      description="Read aloud to people who can’t see it, and shown when it can’t load."
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Later</Button>
          <Button variant="primary" disabled={!isDecorative && alt.trim() === ''} onClick={apply}>
            Save description
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          label="What it shows"
          value={alt}
          disabled={isDecorative}
          maxLength={maxMediaAltLength}
          placeholder="A press closing on a black shirt"
          isOptional={false}
          onChange={({ currentTarget }) => setAlt(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || alt.trim() === '') return
            // The form of the page behind must not be submitted.
            event.preventDefault()
            apply()
          }}
        />
        <Checkbox
          label="It’s decorative"
          hint="It adds nothing the text doesn’t already say."
          checked={isDecorative}
          onChange={({ currentTarget }) => setIsDecorative(currentTarget.checked)}
        />
      </div>
    </Dialog>
  )
}
