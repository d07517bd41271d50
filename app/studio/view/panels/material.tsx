import { useState } from 'react'
import { Tabs } from '#app/ui/tabs.tsx'
import { useActions, useEditor } from '../use-editor.ts'
import { studioPart } from '../use-shortcuts.ts'
import { ArtworkPanel } from './artwork-panel.tsx'
import { LayersList } from './layers-list.tsx'

/** The left panel of a wide screen. */
export function Material() {
  const count = useEditor(({ document }) => document.items.length)
  const { show } = useActions()
  const panel = useEditor((state) => state.panel)
  const [shown, setShown] = useState('artwork')
  const [seen, setSeen] = useState(panel)
  // A request to see the files shows them, whichever tab was open.
  if (panel !== seen) {
    setSeen(panel)
    if (panel === 'artwork') setShown(panel)
  }
  return (
    <aside
      {...studioPart}
      aria-label="Artwork and layers"
      className="min-h-0 overflow-y-auto border-r border-line bg-paper px-3 pb-4"
    >
      <Tabs
        label="Artwork and layers"
        value={shown}
        onValueChange={(value) => {
          setShown(value)
          show({ panel: null })
        }}
        tabs={[
          { value: 'artwork', label: 'Artwork', count, panel: <ArtworkPanel /> },
          { value: 'layers', label: 'Layers', panel: <LayersList /> },
        ]}
      />
    </aside>
  )
}
