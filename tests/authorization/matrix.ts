import { authRows, lastRows } from './auth-rows.ts'
import { batchRows } from './batch-rows.ts'
import { contentRows } from './content-rows.ts'
import { customerRows } from './customer-rows.ts'
import { deskRows } from './desk-rows.ts'
import { draftOrderRows } from './draft-order-rows.ts'
import { edgeRows } from './edge-rows.ts'
import { floorRows } from './floor-rows.ts'
import { operationRows } from './operation-rows.ts'
import { orderChangeRows } from './order-change-rows.ts'
import { orderRows } from './order-rows.ts'
import { pageRows } from './page-rows.ts'
import type { Row } from './row.ts'
import { shippingRows } from './shipping-rows.ts'

/**
 * Who may do what: every page, form and operation of the shop × every kind of caller. A route without a row fails
 * coverage.test.ts; tests/e2e/authorization.e2e.ts checks it on a real shop.
 */
export const matrix: Row[] = [
  ...pageRows,
  ...edgeRows,
  ...authRows,
  ...shippingRows,
  // Before the desk's rows, whose promotion changes the price of a new order.
  ...orderRows,
  ...orderChangeRows,
  ...customerRows,
  ...draftOrderRows,
  ...deskRows,
  ...floorRows,
  ...batchRows,
  ...contentRows,
  ...operationRows,
  ...lastRows,
]

export const titleOf = ({ method, route, operation, about }: Row): string =>
  [method, route.replace(/^[A-Z]+ /, ''), operation, about && `(${about})`].filter(Boolean).join(' ')
