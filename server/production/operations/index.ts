import { assignItems } from './assign-items.ts'
import { blockItem, unblockItem } from './block-item.ts'
import { moveItems } from './move-items.ts'
import { readProductionBoard } from './read-board.ts'
import { readWall } from './read-wall.ts'
import { reprint } from './reprint-item.ts'
import { scanTicket } from './scan-ticket.ts'
import { settleChange } from './settle-change.ts'
import { shelveOrder } from './shelve-order.ts'

export const productionOperations = [
  readProductionBoard,
  readWall,
  moveItems,
  scanTicket,
  assignItems,
  blockItem,
  unblockItem,
  reprint,
  settleChange,
  shelveOrder,
] as const
