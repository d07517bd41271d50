import { ChevronDown, Command, Images, Layers, type LucideIcon, SlidersHorizontal } from 'lucide-react'
import { classes } from '#app/ui/classes.ts'
import type { PanelName } from '../editor/editor.ts'
import { leftOutOf } from '../editor/selectors.ts'
import { ArtworkPanel } from './panels/artwork-panel.tsx'
import { Inspector } from './panels/inspector.tsx'
import { LayersList } from './panels/layers-list.tsx'
import { useActions, useEditor } from './use-editor.ts'
import { studioPart } from './use-shortcuts.ts'

const tabs: { name: PanelName; label: string; icon: LucideIcon }[] = [
  { name: 'artwork', label: 'Artwork', icon: Images },
  { name: 'layers', label: 'Layers', icon: Layers },
  { name: 'inspect', label: 'Adjust', icon: SlidersHorizontal },
]

/**
 * Panels of a narrow screen: a bar of three, each opening as a sheet under the canvas, and all commands. A phone in
 * landscape has them beside the canvas. The canvas is never covered: what is being worked on stays in view.
 */
export function PhoneSheet() {
  const { show } = useActions()
  const open = useEditor(({ panel }) => panel)
  return (
    <div
      {...studioPart}
      className="col-span-full flex min-h-0 min-w-0 flex-col short:col-span-1 short:col-start-2 short:row-span-3 short:row-start-2 short:flex-row"
    >
      {open && (
        <section
          aria-label={tabs.find(({ name }) => name === open)?.label}
          className="flex max-h-[min(46dvh,26rem)] min-h-0 flex-col border-t border-line bg-paper shadow-lg short:max-h-none short:w-80 short:border-t-0 short:border-l"
        >
          <button
            type="button"
            aria-label="Close the panel"
            onClick={() => show({ panel: null })}
            className="flex h-11 shrink-0 items-center justify-center text-ink-muted"
          >
            <ChevronDown className="size-5" aria-hidden />
          </button>
          <div className="min-h-0 overflow-y-auto overscroll-contain px-4 pb-5">
            <Panel name={open} />
          </div>
        </section>
      )}
      <nav
        aria-label="Panels"
        className="flex overflow-x-auto border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] short:flex-col short:overflow-y-auto short:border-t-0 short:border-l"
      >
        {tabs.map(({ name, label, icon: Icon }) => (
          <button
            key={name}
            type="button"
            aria-expanded={open === name}
            onClick={() => show({ panel: open === name ? null : name })}
            className={classes(tabStyle, open === name ? 'text-magenta-ink' : 'text-ink-muted')}
          >
            <Icon className="size-5" aria-hidden />
            {label}
            {name === 'artwork' && <LeftOutBadge />}
          </button>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => show({ listed: '' })}
          className={classes(tabStyle, 'text-ink-muted')}
        >
          <Command className="size-5" aria-hidden />
          Commands
        </button>
      </nav>
    </div>
  )
}

/** The status bar says the same in words. */
function LeftOutBadge() {
  const count = useEditor((state) => leftOutOf(state).length)
  if (count === 0) return null
  return (
    <span
      aria-hidden
      className="figures absolute top-1 left-1/2 ml-2 min-w-5 rounded-full bg-red-ink px-1 text-center text-surface"
    >
      {count}
    </span>
  )
}

function Panel({ name }: { name: PanelName }) {
  if (name === 'artwork') return <ArtworkPanel />
  return name === 'layers' ? <LayersList /> : <Inspector />
}

const tabStyle =
  'relative flex min-h-14 min-w-fit flex-1 flex-col items-center justify-center gap-0.5 px-0.5 text-xs font-semibold short:px-2'
