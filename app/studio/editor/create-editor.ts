import type { EditorDeps } from './deps.ts'
import type { Editor, EditorHost, EditorState } from './editor.ts'
import { createKeeping } from './keeping/keeping.ts'
import { createMaterial } from './material.ts'
import { pasteFiles } from './paste-files.ts'
import { saveSheet } from './saving.ts'
import { createSheet } from './sheet.ts'
import { type EditorBegin, startState } from './start-state.ts'
import { createStore, endAll } from './store.ts'
import { tellRestored } from './tell-restored.ts'
import { createTelling } from './telling.ts'
import { createTools } from './tools/tools.ts'
import { createViewing } from './viewing.ts'
import { createArranging } from './work/arranging.ts'
import { createWork } from './work/working.ts'

/** The studio's editor. Nothing runs in the background until it is started. */
export function createEditor(deps: EditorDeps, begin: EditorBegin): Editor {
  const store = createStore<EditorState>(startState(deps, begin))
  const { read, set, subscribe } = store
  const sheet = createSheet(store)
  const { start: startViewing, ...viewing } = createViewing(store)
  const { start: startMaterial, expect, know, ...material } = createMaterial(store, sheet, deps)
  const { start: startArranging, settle } = createArranging(store, deps)
  const { end: endWork, ...work } = createWork(store, sheet, { ...deps, know })
  const { start: startTelling, say } = createTelling(store)
  const {
    start: startKeeping,
    forget,
    ...choosing
  } = createKeeping(store, begin, deps, (theirs) => {
    sheet.change(() => theirs.document)
    for (const id of theirs.awaiting) expect(id)
  })
  let host: EditorHost | null = null
  const save = async (isAccepting: boolean): Promise<void> => {
    if (!host || !(await saveSheet(store, sheet, { ...deps, know }, host, isAccepting))) return
    forget()
    host.saved()
  }
  return {
    ...{ read, subscribe, ...sheet, ...material, viewing, work, choosing, settle, say },
    tools: createTools(store, { sheet, setView: viewing.setView }),
    show: set,
    setShop: set,
    setLook(changes) {
      const look = { ...read().look, ...changes }
      deps.looks.keep(look)
      set({ look })
    },
    pickFiles: () => deps.files.pick(material.uploads.add),
    paste: () => void pasteFiles(deps, material.uploads.add),
    showFindings() {
      sheet.select([])
      set({ panel: 'inspect' })
      host?.focusOn('findings')
    },
    showFiles() {
      set({ panel: 'artwork', isNotReady: false })
      host?.focusOn('files')
    },
    save: (isAccepting = false) => void save(isAccepting),
    close: () => host?.close(),
    start(shownBy) {
      host = shownBy
      return endAll([
        ...[startViewing(), startMaterial(), startArranging(), startTelling(), startKeeping(), endWork],
        ...(begin.isRestored ? [tellRestored(read().document, sheet, deps)] : []),
      ])
    },
  }
}
