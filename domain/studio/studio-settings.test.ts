import { expect, test } from 'vitest'
import { emptyPlacementDocument, seedGangSheetSizes } from '../artwork/gang-sheet.ts'
import { checkRulesSchema } from '../checks/check-rules.ts'
import { mm } from '../units.ts'
import { toArrangeJob } from './arrange.ts'
import { emptyStudioDocument } from './studio-document.ts'
import { withShopGaps } from './studio-settings.ts'

test('a new sheet has the shop’s own margin and spacing, and is laid out with them', () => {
  const [size] = seedGangSheetSizes
  if (!size) throw new Error('No sizes')
  const shop = {
    warnBelowDpi: 150,
    checkRules: checkRulesSchema.parse({}),
    sheetSpacing: mm(7),
    sheetMargin: mm(4),
  }
  const sheet = withShopGaps(emptyPlacementDocument(size).sheet, shop)
  expect(toArrangeJob(emptyStudioDocument(sheet)).strip).toMatchObject({ spacing: 7, margin: 4 })
})
