import type { Viewing } from '../../view/canvas/use-view.ts'
import { actualScale, printScale, rulerSize } from '../view.ts'
import type { Command } from './command.ts'

/** Px between the film and the canvas's edge at its start and end. */
const rest = 26

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
  view('zoom actual', 'Actual size', ['0'], ({ zoomTo }) => zoomTo(actualScale)),
  view('zoom width', 'Fit to width', ['1'], ({ fitTo }) => fitTo('width')),
  view('zoom sheet', 'Show the whole sheet', ['2'], ({ fitTo }) => fitTo('sheet')),
  view('zoom print', 'Print pixels, one to one', ['3'], ({ zoomTo }) => zoomTo(printScale)),
  view('film down', 'Down the film', ['PageDown'], ({ setView, canvas }) =>
    setView((now) => ({ ...now, y: now.y - canvas.height * 0.8 })),
  ),
  view('film up', 'Up the film', ['PageUp'], ({ setView, canvas }) =>
    setView((now) => ({ ...now, y: now.y + canvas.height * 0.8 })),
  ),
  view('film left', 'To the left of the film', ['Shift+PageUp'], ({ setView, canvas }) =>
    setView((now) => ({ ...now, x: now.x + canvas.width * 0.8 })),
  ),
  view('film right', 'To the right of the film', ['Shift+PageDown'], ({ setView, canvas }) =>
    setView((now) => ({ ...now, x: now.x - canvas.width * 0.8 })),
  ),
  view('film start', 'To the start of the film', ['Home'], ({ setView }) =>
    setView((now) => ({ ...now, y: rulerSize + rest })),
  ),
  {
    id: 'film end',
    label: 'To the end of the film',
    section: 'View',
    keys: ['End'],
    run: ({ viewing: { current }, document }) =>
      current?.setView((now) => ({
        ...now,
        y: current.canvas.height - rest - document.sheet.height * now.scale,
      })),
  },
  {
    id: 'unit',
    label: 'Ruler in inches or millimeters',
    section: 'View',
    keys: ['U'],
    run: ({ look, setLook }) => setLook({ unit: look.unit === 'in' ? 'mm' : 'in' }),
  },
  {
    id: 'grid',
    label: 'Grid: on or off',
    section: 'View',
    keys: ['G'],
    run: ({ look, setLook }) => setLook({ isGridShown: !look.isGridShown }),
  },
]
