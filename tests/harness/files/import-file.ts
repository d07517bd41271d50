import type { ImportKind } from '#server/import-export/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { TestShop } from '#tests/harness/shop.ts'

/** The dry run of a file, as staff see it. */
export async function checkImport(shop: TestShop, staff: Actor, kind: ImportKind, text: string | Uint8Array) {
  const bytes = new Blob([text as BlobPart]).stream()
  const outcome = await shop.importExport.check(staff, kind, { fileName: 'a.csv', bytes })
  if (!outcome.ok) throw new Error(outcome.reason === 'unreadable' ? outcome.message : outcome.reason)
  const page = await shop.importExport.find(staff, outcome.id, {})
  if (!page) throw new Error('The check is not kept')
  return page
}

/** Applies what a check has shown, with everything that follows; overwrites existing customers if requested. */
export async function applyImport(shop: TestShop, staff: Actor, id: string, overwrites = false) {
  await shop.operations.ask('imports.apply', staff, { import: id, overwrites })
  await shop.jobs.runDue()
  return shop.importExport.find(staff, id, {})
}
