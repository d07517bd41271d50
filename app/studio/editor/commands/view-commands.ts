import { sheetInSight } from '../selectors.ts'
import type { Size } from '../view.ts'
import { actualScale, printScale, rulerSize } from '../view.ts'
import type { Viewing } from '../viewing.ts'
import type { Command } from './command.ts'

/** Px between the film and the canvas's edge at either end. */
const rest = 26

const view = (
  id: string,
  label: string,
  keys: readonly string[],
  run: (viewing: Viewing, canvas: Size) => void,
): Command => ({
  id,
  label,
  section: 'View',
  keys,
  run: ({ viewing }, { canvas }) => run(viewing, canvas),
})

/** If there are several sheets, from the one in sight to another. */
const turn = (id: string, label: string, key: string, by: number): Command => ({
  id,
  label,
  section: 'View',
  keys: [key],
  isPossible: ({ document }) => document.sheet.cutInto !== undefined,
  run: ({ viewing }, state) => viewing.showSheet(sheetInSight(state) + by),
})

export const viewCommands: readonly Command[] = [
  view('zoom in', 'Zoom in', ['+', '='], ({ zoomBy }) => zoomBy(1.25)),
  view('zoom out', 'Zoom out', ['-'], ({ zoomBy }) => zoomBy(1 / 1.25)),
  view('zoom actual', 'Actual size', ['0'], ({ zoomTo }) => zoomTo(actualScale)),
  view('zoom width', 'Fit to width', ['1'], ({ fitTo }) => fitTo('width')),
  view('zoom sheet', 'Show the whole sheet', ['2'], ({ fitTo }) => fitTo('sheet')),
  view('zoom print', 'Print pixels, one to one', ['3'], ({ zoomTo }) => zoomTo(printScale)),
  view('film down', 'Down the film', ['PageDown'], ({ setView }, canvas) =>
    setView((now) => ({ ...now, y: now.y - canvas.height * 0.8 })),
  ),
  view('film up', 'Up the film', ['PageUp'], ({ setView }, canvas) =>
    setView((now) => ({ ...now, y: now.y + canvas.height * 0.8 })),
  ),
  view('film left', 'To the left of the film', ['Shift+PageUp'], ({ setView }, canvas) =>
    setView((now) => ({ ...now, x: now.x + canvas.width * 0.8 })),
  ),
  view('film right', 'To the right of the film', ['Shift+PageDown'], ({ setView }, canvas) =>
    setView((now) => ({ ...now, x: now.x - canvas.width * 0.8 })),
  ),
  view('film start', 'To the start of the film', ['Home'], ({ setView }) =>
    setView((now) => ({ ...now, y: rulerSize + rest })),
  ),
  turn('next sheet', 'Next sheet', 'Alt+PageDown', 1),
  turn('sheet before', 'Previous sheet', 'Alt+PageUp', -1),
  {
    id: 'film end',
    label: 'To the end of the film',
    section: 'View',
    keys: ['End'],
    run: ({ viewing }, { canvas, document }) =>
      viewing.setView((now) => ({ ...now, y: canvas.height - rest - document.sheet.height * now.scale })),
  },
  {
    id: 'unit',
    label: 'Ruler in inches or millimeters',
    section: 'View',
    keys: ['U'],
    run: ({ setLook }, { look }) => setLook({ unit: look.unit === 'in' ? 'mm' : 'in' }),
  },
  {
    id: 'grid',
    label: 'Grid: on or off',
    section: 'View',
    keys: ['G'],
    run: ({ setLook }, { look }) => setLook({ isGridShown: !look.isGridShown }),
  },
]
