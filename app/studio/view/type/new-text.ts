import type { TextBlock } from '#domain/lettering/lettering.ts'
import { inches, inchesToMm } from '#domain/units.ts'

/** The defaults of a new text. */
export const newText: TextBlock = {
  text: '',
  font: 'bebas_neue',
  height: inchesToMm(inches(2)),
  heightOf: 'capitals',
  letterSpacing: 0,
  lineSpacing: 100,
  align: 'center',
  shape: { kind: 'straight' },
  color: '#1c1a17',
  outline: null,
}

export const newOutline: NonNullable<TextBlock['outline']> = {
  color: '#ffffff',
  width: inchesToMm(inches(0.08)),
}
