import type { Viewing } from '../canvas/use-view.ts'
import type { Command } from './command.ts'

const view = (
  id: string,
  label: string,
  keys: readonly string[],
  run: (viewing: Viewing) => void,
): Command => ({
  id,
  label,
  section: 'View',
  keys,
  run: ({ viewing }) => {
    if (viewing.current) run(viewing.current)
  },
})

export const viewCommands: readonly Command[] = [
  view('zoom in', 'Zoom in', ['+', '='], ({ zoomBy }) => zoomBy(1.25)),
  view('zoom out', 'Zoom out', ['-'], ({ zoomBy }) => zoomBy(1 / 1.25)),
  view('zoom actual', 'Actual size', ['0'], ({ zoomToActual }) => zoomToActual()),
  view('zoom width', 'Fit to width', ['1'], ({ fitTo }) => fitTo('width')),
  view('zoom sheet', 'Show the whole sheet', ['2'], ({ fitTo }) => fitTo('sheet')),
]
