import type { View } from '../tables/pair-tables.ts'
import type { NoFitTable } from '../tables/table-format.ts'
import type { KernelMemory } from './memory.ts'

/** Bytes of a view; `assembly/no-fit.ts` tells what lies where. */
const VIEW = 80
const REALS = 8

/** Where a table's cells and nodes lie. */
type PutTable = { readonly cells: number; readonly nodes: number }

/** Puts views into the kernel's memory, each of their tables once, and tells their addresses. */
export const createViewStore = (memory: KernelMemory): ((view: View) => number) => {
  const put = new Map<NoFitTable, PutTable>()
  return (view) => {
    let table = put.get(view.table)
    if (table === undefined) {
      table = putTable(memory, view.table)
      put.set(view.table, table)
    }
    const { columns, rows } = view.table
    const address = memory.reserve(VIEW)
    memory.reals(address, REALS).set([view.a, view.d, view.b, view.e, view.c, view.f, columns, rows])
    memory.ints(address + REALS * 8, 3).set([columns, table.cells, table.nodes])
    return address
  }
}

/** Rim cells then hold the address of their half-planes. */
const putTable = (memory: KernelMemory, { cells, planes, nodes }: NoFitTable): PutTable => {
  const first = memory.putReals(planes)
  return {
    cells: memory.putInts(cells.map((cell) => (cell > 0 ? first + cell * 8 : cell))),
    nodes: memory.putSingles(nodes),
  }
}
