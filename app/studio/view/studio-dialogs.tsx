import '#app/schemas-without-eval.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import { draftOf } from '../editor/keeping/keeping-state.ts'
import { ArtworkCheckDialog } from './checks/artwork-check-dialog.tsx'
import { CommandList } from './commands/command-list.tsx'
import { CropDialog } from './crop/crop-dialog.tsx'
import { VersionsDialog } from './keeping/versions-dialog.tsx'
import { LibraryDialog } from './library/library-dialog.tsx'
import { NotReadyDialog } from './not-ready-dialog.tsx'
import { PickedFonts } from './type/picked-fonts.tsx'
import { RosterDialog } from './type/roster-dialog.tsx'
import { TextDialog } from './type/text-dialog.tsx'
import { useActions, useEditor } from './use-editor.ts'
import { CheapestDialog } from './work/cheapest-dialog.tsx'

export { FilesNote } from './files-note.tsx'
export { FilesList } from './panels/files-list.tsx'

/** Each is open when the editor's state says so. */
export function StudioDialogs({ artworks }: { artworks: readonly ArtworkView[] | undefined }) {
  return (
    <>
      <CommandList />
      <LibraryDialog />
      <CheapestDialog />
      <ArtworkCheckDialog />
      <TextDialog />
      <PickedFonts />
      <CropDialog />
      <TwoVersions artworks={artworks} />
      <RosterDialog />
      <NotReadyDialog />
    </>
  )
}

function TwoVersions({ artworks }: { artworks: readonly ArtworkView[] | undefined }) {
  const { show, choosing } = useActions()
  const mine = useEditor(draftOf)
  const mineAt = useEditor(({ changedAt }) => changedAt)
  const theirs = useEditor(({ conflict, isChoosingLater }) => (isChoosingLater ? null : conflict))
  return (
    <VersionsDialog
      {...{ mine, mineAt, theirs, artworks }}
      onKeepMine={choosing.keepMine}
      onTakeTheirs={choosing.takeTheirs}
      onLater={() => show({ isChoosingLater: true })}
    />
  )
}
