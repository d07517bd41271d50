import { Images, Upload } from 'lucide-react'
import { useDeferredValue, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FileDrop } from '#app/ui/forms/file-drop.tsx'
import { acceptedFiles, acceptedKinds } from '../../browser/refuse-file.ts'
import { LaterFiles } from '../later-dialogs.tsx'
import { TypeButtons } from '../type/type-buttons.tsx'
import { useActions, useEditor } from '../use-editor.ts'
import { CommandButton } from '../work/arrange-tools.tsx'
import { ItemCard } from './item-card.tsx'
import { sideBySide } from './side-by-side.ts'

/** Cards visible before the panel is scrolled; the others are rendered right after the first paint. */
const firstCards = 8

/** Everything on the sheet or on its way there. */
export function ArtworkPanel() {
  const { show, uploads } = useActions()
  const isEmpty = useEditor(
    (state) => state.document.items.length + state.uploads.length + state.awaiting.length === 0,
  )
  return (
    <div className="space-y-3">
      {isEmpty ? (
        <FileDrop
          label="Your artwork"
          isLabelHidden
          isMultiple
          accept={acceptedFiles}
          onFiles={uploads.add}
          limits={`${acceptedKinds}, up to 100 MB each. Empty margins are trimmed: you pay for ink, not for air.`}
        />
      ) : (
        <PickButton onFiles={uploads.add} />
      )}
      <TypeButtons />
      <div className="grid grid-cols-2 gap-1.5">
        <Button size="sm" className={sideBySide} onClick={() => show({ isPicking: true })}>
          <Images aria-hidden /> Your pictures
        </Button>
        <CommandButton id="paste" label="Paste an image" />
      </div>
      <ul tabIndex={-1} data-files aria-label="Files" className="space-y-2.5 rounded-md outline-offset-4">
        <LaterFiles />
        <Items />
      </ul>
    </div>
  )
}

function Items() {
  const items = useEditor(({ document }) => document.items)
  const cards = useDeferredValue(Number.POSITIVE_INFINITY, firstCards)
  return items.slice(0, cards).map((item) => <ItemCard key={item.id} item={item} />)
}

function PickButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button className="w-full" onClick={() => input.current?.click()}>
        <Upload aria-hidden /> Add artwork
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={acceptedFiles}
        aria-label="Add artwork files"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
}
