import type { PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import { mm } from '#domain/units.ts'
import type { EditRequestView } from '#server/edit-requests/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { hours } from '#server/kernel/clock.ts'
import type { Shop } from '#server/shop.ts'
import { type DemoEditRequest, demoEditRequests } from './edit-request-texts.ts'

type Doors = Pick<Shop, 'editRequests' | 'operations' | 'orders' | 'database'>

type Seeding = {
  shop: Doors
  setTime(time: Date): void
  staff: Actor
  customers: readonly Actor[]
  now: Date
}

/** Demo customers request changes to their newest orders. */
export async function seedEditRequests(seeding: Seeding): Promise<void> {
  for (const one of demoEditRequests) await discuss(seeding, one)
  seeding.setTime(seeding.now)
}

async function discuss({ shop, setTime, staff, customers, now }: Seeding, one: DemoEditRequest) {
  const { operations } = shop
  const customer = customers[one.customer]
  if (!customer) throw new Error(`There is no demo customer ${one.customer}`)
  const [order] = (await shop.orders.listForCustomer(customer)).orders
  const [item] = order?.items ?? []
  if (!order || !item) throw new Error(`The demo customer ${one.customer} has ordered nothing`)
  let step = 0
  const go = () => {
    step += 1
    setTime(new Date(Math.min(now.getTime(), order.placedAt.getTime() + hours(one.hoursLater + 2 * step))))
  }
  go()
  const asked = { item: item.id, details: one.details }
  const { request } = await operations.ask('edit-requests.create', customer, asked)
  go()
  if (one.answer) await operations.ask('edit-requests.review', staff, { request, ...one.answer })

  for (const { note, scale, reply } of one.proofs) {
    go()
    const change = { kind: 'sheet', document: await shrunkSheet(shop, item.id, scale) } as const
    await operations.ask('edit-requests.offer-proof', staff, { request, note, change })
    if (!reply) continue
    go()
    await operations.ask('edit-requests.write-message', customer, { request, text: reply })
  }
  const newest = (await findRequest(shop, customer, one))?.proofs.find(({ state }) => state === 'offered')
  if (one.isProofApproved && newest)
    await operations.ask('edit-requests.approve-proof', customer, { proof: newest.id })
}

const findRequest = async (
  { editRequests }: Doors,
  customer: Actor,
  { details }: DemoEditRequest,
): Promise<EditRequestView | undefined> =>
  (await editRequests.listForCustomer(customer)).find(({ requestDetails }) => requestDetails === details)

/** The item's sheet with every print shrunk about its own center, which leaves more room between them. */
async function shrunkSheet(shop: Doors, itemId: string, scale: number): Promise<PlacementDocument> {
  const [item] = await shop.orders.describeItems(shop.database.orm, [itemId])
  const document = item?.designData?.document
  if (!document) throw new Error('The demo item is no gang sheet')
  const placements = document.placements.map((placement) => ({
    ...placement,
    width: mm(placement.width * scale),
    height: mm(placement.height * scale),
  }))
  return { ...document, placements }
}
