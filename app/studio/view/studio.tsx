import { SheetCanvas } from './canvas/sheet-canvas.tsx'
import { KeepingLine } from './keeping/keeping-line.tsx'
import { LaterDialogs } from './later-dialogs.tsx'
import { Inspector } from './panels/inspector.tsx'
import { Material } from './panels/material.tsx'
import { PhoneSheet } from './phone-sheet.tsx'
import { StatusBar } from './status-bar.tsx'
import { StudioFrame } from './studio-frame.tsx'
import { TopBar } from './top-bar.tsx'
import { EditorContext } from './use-editor.ts'
import { useIsWide } from './use-media.ts'
import { useNewEditor } from './use-new-editor.ts'
import { studioPart } from './use-shortcuts.ts'

export type StudioProps = Parameters<typeof useNewEditor>[0] &
  Parameters<typeof useNewEditor>[1] & { doneLabel: string }

/** The gang sheet studio: artwork on the left, the sheet, the selection on the right. Fills its box. */
export function Studio({ doneLabel, ...props }: StudioProps) {
  const editor = useNewEditor(props, props)
  const isWide = useIsWide()
  return (
    <EditorContext value={editor}>
      <StudioFrame>
        <div {...studioPart} className="col-span-full">
          <TopBar doneLabel={isWide ? doneLabel : 'Done'} />
          <KeepingLine />
        </div>
        <div className="col-span-full short:col-span-1 grid min-h-0 grid-cols-[minmax(0,1fr)] lg:grid-cols-[21rem_minmax(0,1fr)_17.5rem]">
          {isWide && <Material />}
          <SheetCanvas />
          {isWide && (
            <aside
              {...studioPart}
              aria-label="Adjust"
              className="min-h-0 overflow-y-auto border-l border-line bg-paper p-4"
            >
              <Inspector />
            </aside>
          )}
        </div>
        <div {...studioPart} className="col-span-full short:col-span-1">
          <StatusBar />
        </div>
        {!isWide && <PhoneSheet />}
        <LaterDialogs artworks={props.artworks} />
      </StudioFrame>
    </EditorContext>
  )
}
