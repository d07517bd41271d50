import { useState } from 'react'
import { callOperation } from '#app/operations/call-operation.ts'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import { similarFont } from '#domain/lettering/fonts.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import { groundStyle } from '../../editor/ground.ts'
import { FontField } from './font-field.tsx'
import { type LiveText, useDrawing, useLiveText } from './use-live-text.ts'

/**
 * A drawing whose live text uses fonts that we don't have: substitutes ours, with before and after. `onDrawn` receives
 * the resulting artwork.
 */
export function LiveTextDialog({
  artwork: { id: artwork, fileName },
  onDrawn,
  onClose,
}: {
  artwork: ArtworkView
  onDrawn: (drawn: ArtworkView) => void
  onClose: () => void
}) {
  const text = useLiveText(artwork)
  const [isUsing, setUsing] = useState(false)
  const use = async (): Promise<void> => {
    setUsing(true)
    const said = await callOperation('artworks.set-live-text', 'POST /artworks/{artwork}/live-text', {
      artwork,
      fonts: text.picks,
    })
    setUsing(false)
    if (!said.ok) return notify.error('The fonts weren’t applied', said.message)
    onDrawn(said.value.artwork)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={() => !isUsing && onClose()}
      size="lg"
      title="Pick a font"
      description={`${fileName} uses fonts we don’t have. See how it prints in ours.`}
      footer={
        <>
          <Button onClick={onClose} disabled={isUsing}>
            Cancel
          </Button>
          <Button
            variant="primary"
            isBusy={isUsing}
            disabled={!text.after?.ok || text.isWaiting}
            onClick={() => void use()}
          >
            Use this
          </Button>
        </>
      }
    >
      <BeforeAndAfter text={text} />
    </Dialog>
  )
}

function BeforeAndAfter({ text: { read, picks, pick, after, isWaiting } }: { text: LiveText }) {
  if (read === null)
    return (
      <p role="status" className="flex items-center gap-2 py-8 text-ink-muted">
        <Spinner /> Reading its text …
      </p>
    )
  if (!read.ok) return <Problem>{read.message}</Problem>
  const { fonts, drawing } = read.value
  return (
    <div className="space-y-5">
      <div className="grid grid-cols-2 gap-2 sm:gap-3">
        <Drawn label="Before, with this device’s fonts" markup={drawing} isWaiting={false} />
        <Drawn
          label="After, as it prints"
          markup={after?.ok ? after.value.drawing : null}
          isWaiting={isWaiting}
        />
      </div>
      {after && !after.ok && <Problem>{after.message}</Problem>}
      {fonts.map(({ name, text }) => (
        <FontField
          key={name}
          label={`In place of ${name}`}
          text={text}
          value={picks.find((one) => one.name === name)?.font ?? similarFont(name)}
          onValueChange={(font) => pick(name, font)}
        />
      ))}
      <p className="text-ink-muted text-sm">
        To keep your own font, convert the text to outlines in your program and upload that.
      </p>
    </div>
  )
}

const Problem = ({ children }: { children: string }) => (
  <p role="alert" className="py-2 font-semibold text-red-ink text-sm">
    {children}
  </p>
)

function Drawn({ label, markup, isWaiting }: { label: string; markup: string | null; isWaiting: boolean }) {
  const address = useDrawing(markup)
  return (
    <figure className="min-w-0">
      <div
        className="flex h-36 items-center justify-center overflow-hidden rounded-md border border-line p-2 sm:p-3 sm:h-56"
        style={{ background: groundStyle('checker') }}
      >
        {address && (
          <img
            src={address}
            alt={label}
            className={classes('max-h-full max-w-full transition-opacity', isWaiting && 'opacity-50')}
          />
        )}
        {!address && isWaiting && <Spinner />}
      </div>
      <figcaption className="mt-1 text-ink-muted text-xs">{label}</figcaption>
    </figure>
  )
}
