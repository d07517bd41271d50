import { Pencil, Type, Users } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { mostRosters } from '#domain/roster/roster.ts'
import { rostersInUse } from '#domain/studio/put-roster.ts'
import type { StudioItem } from '#domain/studio/studio-document.ts'
import type { EditorState } from '../../editor/editor.ts'
import { isText } from '../../editor/is-text.ts'
import { derive } from '../../editor/store.ts'
import { sideBySide } from '../panels/side-by-side.ts'
import { useActions, useEditor } from '../use-editor.ts'

const rostersOf = derive(({ document }: EditorState) => [document], rostersInUse)

/** Artwork made here instead of uploaded, and the lists that were made. */
export function TypeButtons() {
  const { show } = useActions()
  const rosters = useEditor(rostersOf)
  return (
    <>
      <div className="grid grid-cols-2 gap-1.5">
        <Button
          size="sm"
          className={sideBySide}
          onClick={() => show({ typing: { kind: 'text', itemId: null } })}
        >
          <Type aria-hidden /> Add text
        </Button>
        <Button
          size="sm"
          className={sideBySide}
          disabled={rosters.length >= mostRosters}
          onClick={() => show({ typing: { kind: 'names', listId: null } })}
        >
          <Users aria-hidden /> Team list
        </Button>
      </div>
      {rosters.map(({ id }, at) => (
        <Button
          key={id}
          size="sm"
          className="w-full max-lg:h-11"
          onClick={() => show({ typing: { kind: 'names', listId: id } })}
        >
          <Pencil aria-hidden /> {rosters.length > 1 ? `Change team list ${at + 1}` : 'Change the team list'}
        </Button>
      ))}
    </>
  )
}

/** For a typeset item: opens its text, or the list that it belongs to. Nothing for uploads. */
export function EditTextButton({ item }: { item: StudioItem }) {
  const { show } = useActions()
  const { id, name, player } = item
  const mayEdit = useEditor(({ artworks }) => player || isText(item, artworks.get(item.artworkId)))
  if (!mayEdit) return null
  return (
    <Button
      size="sm"
      className="w-full max-lg:h-11"
      aria-label={player ? `Change the list of ${name}` : `Change the text ${name}`}
      onClick={() =>
        show({ typing: player ? { kind: 'names', listId: player.list } : { kind: 'text', itemId: id } })
      }
    >
      <Pencil aria-hidden /> {player ? 'Change the list' : 'Change the text'}
    </Button>
  )
}
