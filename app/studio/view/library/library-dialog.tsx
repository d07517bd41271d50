import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { ArtworkView } from '#server/artwork/index.ts'
import { addDesign } from '../../editor/add-design.ts'
import { addArtwork } from '../../editor/incoming.ts'
import { useActions, useEditor } from '../use-editor.ts'
import { PictureGrid, type PictureTile } from './picture-grid.tsx'
import { takePicture, useLibrary } from './use-library.ts'

/** Everything the shopper may put on a sheet: uploads, saved designs, AI designs and premade prints they bought. */
export function LibraryDialog() {
  const { read, change, learn, remove, show } = useActions()
  const open = useEditor(({ isPicking }) => isPicking)
  const artworks = useEditor((state) => state.artworks)
  const hasArtworks = useEditor((state) => state.hasArtworks)
  const items = useEditor(({ document }) => document.items)
  const { library, reload } = useLibrary(open)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [sought, setSought] = useState('')
  const [isAdding, setAdding] = useState(false)
  const close = (isOpen: boolean): void => {
    setChosen(new Set())
    setSought('')
    show({ isPicking: isOpen })
  }
  const toggle = (key: string): void =>
    setChosen((old) =>
      old.has(key) ? new Set([...old].filter((one) => one !== key)) : new Set([...old, key]),
    )

  const ready = [...artworks.values()]
    .filter(({ state }) => state === 'ready')
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
  const uploads = ready.filter(({ lettering }) => lettering === null)
  const texts = ready.filter(({ lettering }) => lettering !== null)
  const designs = library.state === 'loaded' ? library.library.designs : []
  const add = async (): Promise<void> => {
    setAdding(true)
    const pictures = [...chosen].filter((key) => key.startsWith('ai:') || key.startsWith('print:'))
    const taken = await Promise.all(pictures.map(takePicture))
    setAdding(false)
    const failed = taken.find((one) => !one.ok)
    if (failed && !failed.ok) return notify.error('It couldn’t be added', failed.message)
    const made = taken.flatMap((one) => (one.ok ? [one.artwork] : []))
    for (const artwork of made) learn(artwork)
    const wanted = [...ready.filter(({ id }) => chosen.has(`upload:${id}`)), ...made]
    const sheets = designs.filter(({ designId }) => chosen.has(`design:${designId}`))
    const lost = sheets.reduce(
      (sum, { document: saved }) => sum + addDesign(read().document, saved, artworks).lost,
      0,
    )
    change((old) =>
      sheets.reduce(
        (sheet, { document: saved }) => addDesign(sheet, saved, artworks).document,
        wanted.reduce(addArtwork, old),
      ),
    )
    if (lost > 0)
      notify.info(
        'Some artwork is gone',
        `${lost} ${lost === 1 ? 'copy is' : 'copies are'} of artwork you deleted.`,
      )
    close(false)
  }

  const used = new Set(items.map(({ artworkId }) => artworkId))
  const isListed = hasArtworks || ready.length > 0
  const tileOf = ({ id, fileName, thumbnailUrl }: ArtworkView): PictureTile => ({
    key: `upload:${id}`,
    name: fileName,
    note: used.has(id) ? 'On this sheet' : undefined,
    pictureUrl: thumbnailUrl,
    onDelete: used.has(id) ? undefined : () => void remove(id),
  })
  const shelf = { chosen, sought, onToggle: toggle }
  const own = { ...shelf, library: isListed ? 'loaded' : 'loading' } as const
  const asked = { ...shelf, library: library.state, onRetry: reload }
  const loaded = library.state === 'loaded' ? library.library : { aiDesigns: [], prints: [] }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      size="lg"
      title="Your pictures"
      description="Choose what goes on this sheet."
      footer={
        <Button variant="primary" disabled={chosen.size === 0} isBusy={isAdding} onClick={() => void add()}>
          {chosen.size > 1 ? `Add ${chosen.size} to the sheet` : 'Add to the sheet'}
        </Button>
      }
    >
      <TextField
        label="Search your pictures"
        isLabelHidden
        type="search"
        placeholder="Search by name"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <Tabs
        className="mt-3"
        label="Source"
        tabs={[
          shelfOf('uploads', 'Uploads', {
            ...own,
            empty: 'Nothing yet. Your uploads are kept here.',
            tiles: uploads.map(tileOf),
          }),
          shelfOf('texts', 'Texts', {
            ...own,
            empty: 'Nothing yet. Text, names, and numbers you set are kept here.',
            tiles: texts.map(tileOf),
          }),
          shelfOf('designs', 'Saved designs', {
            ...asked,
            empty: 'You haven’t saved a sheet yet. You can add a saved sheet to another one.',
            tiles: designs.map(({ designId, title, previewUrl, document: saved }) => ({
              key: `design:${designId}`,
              name: title,
              note: `${saved.placements.length} ${saved.placements.length === 1 ? 'copy' : 'copies'}`,
              pictureUrl: previewUrl,
            })),
          }),
          shelfOf('ai', 'AI designs', {
            ...asked,
            empty: 'Describe an idea, and we’ll draw four designs for you.',
            action: <LinkButton to="/ai-builder">Make an AI design</LinkButton>,
            tiles: loaded.aiDesigns,
          }),
          shelfOf('prints', 'Premade prints', {
            ...asked,
            empty: 'Premade prints you bought while signed in can go on a sheet, too.',
            action: <LinkButton to="/prints">See the premade prints</LinkButton>,
            tiles: loaded.prints,
          }),
        ]}
      />
    </Dialog>
  )
}

type ShelfProps = {
  tiles: readonly PictureTile[]
  sought: string
  library: 'loading' | 'failed' | 'loaded'
  onRetry?: () => void
  empty: string
  action?: ReactNode
  chosen: ReadonlySet<string>
  onToggle: (key: string) => void
}

const shelfOf = (value: string, label: string, shelf: ShelfProps) => ({
  value,
  label,
  panel: <Shelf {...shelf} />,
})

/** One kind of picture: the search results, or why there are none. */
function Shelf({ tiles, sought, library, onRetry, empty, action, ...choice }: ShelfProps) {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  const found = tiles.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
  if (library === 'loading')
    return (
      <p role="status" className="flex items-center justify-center gap-2 py-10 text-ink-muted">
        <Spinner /> Looking …
      </p>
    )
  if (library === 'failed')
    return (
      <div role="alert" className="space-y-3 py-10 text-center text-ink-muted">
        <p>We couldn’t load your pictures.</p>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    )
  if (tiles.length === 0)
    return (
      <div className="space-y-4 py-10 text-center text-ink-muted">
        <p>{empty}</p>
        {action}
      </div>
    )
  if (found.length === 0)
    return <p className="py-10 text-center text-ink-muted">Nothing here is named “{sought.trim()}”.</p>
  return (
    <div className="pt-3">
      <PictureGrid tiles={found} {...choice} />
    </div>
  )
}
