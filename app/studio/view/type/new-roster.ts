import type { Roster } from '#domain/roster/roster.ts'
import { freeId } from '#domain/studio/studio-document.ts'
import { inches, inchesToMm } from '#domain/units.ts'

/** The defaults of a new list: the trade's usual heights for adults and youths. */
export function newRoster(known: readonly Roster[]): Roster {
  const style = { font: 'bebas_neue', color: '#1c1a17', outline: null } as const
  return {
    id: freeId('list', new Set(known.map(({ id }) => id))),
    list: '',
    hasHeader: false,
    columns: { name: null, number: null, size: null, quantity: null },
    rules: [
      { size: 'Adult', nameHeight: inchesToMm(inches(2)), numberHeight: inchesToMm(inches(8)) },
      { size: 'Youth', nameHeight: inchesToMm(inches(1.5)), numberHeight: inchesToMm(inches(6)) },
    ],
    nameStyle: style,
    numberStyle: { ...style, outline: null },
    pieces: 'two',
  }
}
