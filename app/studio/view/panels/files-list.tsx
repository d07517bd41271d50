import { useActions, useEditor } from '../use-editor.ts'
import { InspectionRow, UploadRow } from './upload-row.tsx'

/** Files that are not on the sheet: uploading, refused, or waiting for an answer. */
export function FilesList() {
  const { uploads, giveUp, show } = useActions()
  const entries = useEditor((state) => state.uploads)
  const awaiting = useEditor((state) => state.awaiting)
  const artworks = useEditor((state) => state.artworks)
  return (
    <>
      {entries.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          onRetry={() => uploads.retry(upload.key)}
          onRemove={() => uploads.remove(upload.key)}
        />
      ))}
      {awaiting.map((id) => (
        <InspectionRow
          key={id}
          artwork={artworks.get(id)}
          onPickFonts={() => show({ fontsOf: id })}
          onRemove={() => giveUp(id)}
        />
      ))}
    </>
  )
}
