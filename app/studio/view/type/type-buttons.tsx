import { Pencil, Type, Users } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { mostRosters } from '#domain/roster/roster.ts'
import { rostersInUse } from '#domain/studio/put-roster.ts'
import type { StudioItem } from '#domain/studio/studio-document.ts'
import { isText } from '../../editor/is-text.ts'
import { sideBySide } from '../panels/side-by-side.ts'
import { useStudio } from '../studio-context.ts'

/** What is made here instead of uploaded, and the lists that were made. */
export function TypeButtons() {
  const { typing, document } = useStudio()
  const rosters = rostersInUse(document)
  return (
    <>
      <div className="grid grid-cols-2 gap-1.5">
        <Button size="sm" className={sideBySide} onClick={() => typing.open({ kind: 'text', itemId: null })}>
          <Type aria-hidden /> Add text
        </Button>
        <Button
          size="sm"
          className={sideBySide}
          disabled={rosters.length >= mostRosters}
          onClick={() => typing.open({ kind: 'names', listId: null })}
        >
          <Users aria-hidden /> Team list
        </Button>
      </div>
      {rosters.map(({ id }, at) => (
        <Button
          key={id}
          size="sm"
          className="w-full max-lg:h-11"
          onClick={() => typing.open({ kind: 'names', listId: id })}
        >
          <Pencil aria-hidden /> {rosters.length > 1 ? `Change team list ${at + 1}` : 'Change the team list'}
        </Button>
      ))}
    </>
  )
}

/** Where an item was set in type: opens its text, or the list that it is of. Nothing for what was uploaded. */
export function EditTextButton({ item }: { item: StudioItem }) {
  const { typing, artworks } = useStudio()
  const { id, name, player } = item
  if (!player && !isText(item, artworks.get(item.artworkId))) return null
  return (
    <Button
      size="sm"
      className="w-full max-lg:h-11"
      aria-label={player ? `Change the list of ${name}` : `Change the text ${name}`}
      onClick={() =>
        typing.open(player ? { kind: 'names', listId: player.list } : { kind: 'text', itemId: id })
      }
    >
      <Pencil aria-hidden /> {player ? 'Change the list' : 'Change the text'}
    </Button>
  )
}
