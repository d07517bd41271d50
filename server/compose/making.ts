import { createDesignService } from '../adapters/design-service/index.ts'
import { createHotFolders } from '../adapters/hot-folders/index.ts'
import { createHouseShipping } from '../adapters/shipping/house/index.ts'
import { createShippingProviders } from '../adapters/shipping/index.ts'
import type { Auth } from '../auth/index.ts'
import { createBatches } from '../batches/index.ts'
import { createEditRequests } from '../edit-requests/index.ts'
import { createGuestOrders } from '../guest-orders/index.ts'
import type { Environment } from '../kernel/environment.ts'
import { createFaultPoints } from '../kernel/fault-points.ts'
import { createKeptSecrets } from '../kernel/kept-secrets.ts'
import { createCallByName } from '../kernel/operations/create-operations.ts'
import { createOrderChanges } from '../order-changes/index.ts'
import { createPrintFiles } from '../printfiles/index.ts'
import { createProduction } from '../production/index.ts'
import { createReorder } from '../reorder/index.ts'
import { createRolls } from '../rolls/index.ts'
import { createSheets } from '../sheets/index.ts'
import { createShipping } from '../shipping/index.ts'
import type { Basics } from './basics.ts'
import type { Designing } from './designing.ts'
import { composeInboundMails } from './inbound-mails.ts'
import type { Platform } from './platform.ts'
import type { Products } from './products.ts'
import type { Selling } from './selling.ts'

export type Making = ReturnType<typeof composeMaking>

/** From the paid order to the parcel. */
export function composeMaking(below: Platform & Basics & Designing & Products & Selling & { auth: Auth }) {
  const { environment, clock } = below
  const reach = createFaultPoints(environment.FAULT_POINT_FILE)
  const printFiles = createPrintFiles({ ...below, designService: designServiceOf(environment), reach })
  const editRequests = createEditRequests({ ...below, printFiles })
  const production = createProduction({ ...below, printFiles, editRequests })
  const rolls = createRolls({
    ...{ ...below, printFiles, production, reach },
    hotFolders: createHotFolders(environment),
  })
  const house = createHouseShipping({ ...below, isSimulated: environment.DEMO })
  const shipping = createShipping({
    ...{ ...below, listUnpacked: production.listUnpacked, moveOnBoard: production.move, reach },
    providers: [house, ...createShippingProviders(environment, clock)],
    activeProvider: environment.SHIPPING_PROVIDER,
  })
  const sheets = createSheets({ ...below, production, shipping })
  const single = [printFiles, shipping, below.orders].flatMap(({ operations }) => operations)
  return {
    printFiles,
    production,
    rolls,
    keptSecrets: createKeptSecrets(below, [
      ...[below.auth, rolls, below.backups].flatMap((one) => one.keptSecrets),
    ]),
    reorder: createReorder(below),
    guestOrders: createGuestOrders(below),
    editRequests,
    orderChanges: createOrderChanges({ ...below, printFiles, production, rolls, editRequests, shipping }),
    shipping,
    sheets,
    inboundMails: composeInboundMails(below),
    batches: createBatches({ ...below, printFiles, shipping, sheets, reach, call: createCallByName(single) }),
  }
}

function designServiceOf({
  DESIGN_SERVICE_URL: address,
  DESIGN_SERVICE_KEY,
  DESIGN_EDITOR_URL,
}: Environment) {
  if (!address) return null
  return createDesignService({
    address,
    key: DESIGN_SERVICE_KEY ?? null,
    editor: DESIGN_EDITOR_URL ?? address,
  })
}
