import { useMemo } from 'react'
import { groundFill } from '../../editor/ground.ts'
import { filmBySheet } from '../../editor/selectors.ts'
import { useEditor } from '../use-editor.ts'
import { drawFilm } from './draw-film.ts'
import { DrawnLayer } from './drawn-layer.tsx'
import { useColors } from './use-colors.ts'

/** Squares of the checkerboard, in px of the screen. */
const square = 8

export function FilmLayer() {
  const sheet = useEditor(({ document }) => document.sheet)
  const sheets = useEditor(filmBySheet)
  const { ground, isGridShown, unit } = useEditor(({ look }) => look)
  const colors = useColors()
  const checker = useMemo(() => drawChecker(), [])
  return (
    <DrawnLayer
      name="film"
      draw={(context, hair) =>
        drawFilm(context, hair, {
          ...{ sheet, sheets, colors, fill: groundFill(ground, colors) },
          checker: ground === 'checker' ? checker : null,
          gridUnit: isGridShown ? unit : null,
        })
      }
    />
  )
}

function drawChecker(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = 2 * square
  canvas.height = 2 * square
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, 2 * square, 2 * square)
    context.fillStyle = '#e4e2df'
    context.fillRect(0, 0, square, square)
    context.fillRect(square, square, square, square)
  }
  return canvas
}
