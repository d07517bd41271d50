import { drawingUnitsPerMm, type LetteringDrawing } from '#domain/lettering/lettering.ts'
import { number } from '#server/kernel/draw/svg-elements.ts'

/** The drawing as a standalone file, in real millimeters: outlines only, no fonts. */
export function writeSvg({ width, height, areas }: LetteringDrawing): string {
  const box = `0 0 ${number(width * drawingUnitsPerMm)} ${number(height * drawingUnitsPerMm)}`
  const drawn = areas.map(({ d, color, stroke }) => {
    const edge = ` stroke="${color}" stroke-width="${number(stroke)}" stroke-linejoin="round"`
    return `<path d="${d}" fill="${color}"${stroke > 0 ? edge : ''}/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${number(width)}mm" height="${number(height)}mm" viewBox="${box}">${drawn.join('')}</svg>\n`
}
