import type { DraftLine } from './draft-form.ts'

export const lineNames: Record<DraftLine['kind'], string> = {
  sheet: 'Gang sheet',
  shirt: 'Printed shirt',
  tumbler: 'Engraved tumbler',
  print: 'Premade print',
  listing: 'From the shelf',
  custom: 'Custom line',
}
