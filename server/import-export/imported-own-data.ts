import { sql } from 'drizzle-orm'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import { importRows } from './tables.ts'

/** What files said of somebody goes with them, though the files are kept for a while: that a row was there stays. */
export const importedOwnData: OwnDataPart = {
  async erase(transaction, { email }) {
    if (email === '') return []
    const named = JSON.stringify(email.toLowerCase())
    await transaction
      .update(importRows)
      .set({ subject: 'Forgotten', reason: '', changes: [], cells: [] })
      .where(sql`strpos(lower(${importRows.cells}::text), ${named}) > 0`)
    return []
  },
}
