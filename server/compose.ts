import { createAccountServices } from './adapters/account-services.ts'
import { createDesignService } from './adapters/design-service/index.ts'
import { createFileStore } from './adapters/files/index.ts'
import { createIdentityProviders } from './adapters/identity-providers/index.ts'
import { samlMetadata } from './adapters/identity-providers/saml.ts'
import { openSsoProvider } from './adapters/identity-providers/sso.ts'
import { imageModelOf } from './adapters/image-models/index.ts'
import { readDeliveryStatus } from './adapters/mail/delivery-status/index.ts'
import { createSmtpTransport } from './adapters/mail/smtp/index.ts'
import { createCounter } from './adapters/payments/counter/index.ts'
import { createPaymentProviders } from './adapters/payments/index.ts'
import { createSandbox } from './adapters/payments/sandbox/index.ts'
import { createHouseShipping } from './adapters/shipping/house/index.ts'
import { createShippingProviders } from './adapters/shipping/index.ts'
import { createWebhookSender } from './adapters/webhooks/index.ts'
import { createAiDesigns } from './aidesigns/index.ts'
import { type Artwork, type ArtworkDeps, createArtwork } from './artwork/index.ts'
import { createAuditLog } from './audit/index.ts'
import { accountRulesOf, createAuth, type Passwords } from './auth/index.ts'
import { createBlog } from './blog/index.ts'
import { createCancellations } from './cancellations/index.ts'
import { createCart } from './cart/index.ts'
import { createCatalog } from './catalog/index.ts'
import { followPayment } from './checkout/follow-payment.ts'
import { followRefund } from './checkout/follow-refund.ts'
import { createCheckout } from './checkout/index.ts'
import { createDesigns } from './designs/index.ts'
import { createDiscounts } from './discounts/index.ts'
import { createDisk } from './disk/index.ts'
import { createDrafts } from './drafts/index.ts'
import { createEditRequests } from './edit-requests/index.ts'
import { createInventory } from './inventory/index.ts'
import { auditOwnData } from './kernel/audit.ts'
import { type Clock, minutes, seconds, systemClock } from './kernel/clock.ts'
import { type Database, openDatabase } from './kernel/database.ts'
import { databaseLimits } from './kernel/database-limits.ts'
import { type Environment, isPublic } from './kernel/environment.ts'
import { createFaultPoints } from './kernel/fault-points.ts'
import { createJobs } from './kernel/jobs.ts'
import { createLocks } from './kernel/locks.ts'
import type { Log } from './kernel/log.ts'
import { createOnce, onceOwnData } from './kernel/operations/once.ts'
import { repairWork, repairWorkJob } from './kernel/pending-work.ts'
import { createRateLimiter, forgetAttemptsJob } from './kernel/rate-limit.ts'
import { createSecretBox } from './kernel/secret-box.ts'
import { readSecretsKeys } from './kernel/secrets-keys.ts'
import { createListings } from './listings/index.ts'
import { createMail } from './mail/index.ts'
import { createManualOrders } from './manual-orders/index.ts'
import { createMediaLibrary } from './media/index.ts'
import { createNewsletter } from './newsletter/index.ts'
import { createOperations } from './operations.ts'
import { createOrders } from './orders/index.ts'
import { createOwnData } from './own-data/index.ts'
import { createOwnPictures } from './own-pictures/index.ts'
import { createPayments } from './payments/index.ts'
import { createPeople } from './people/index.ts'
import { permitted } from './permits.ts'
import { createPricing } from './pricing/index.ts'
import { createPrintFiles } from './printfiles/index.ts'
import { createPrints } from './prints/index.ts'
import { createProduction } from './production/index.ts'
import { createQuotes } from './quotes/index.ts'
import { createRealtime } from './realtime/index.ts'
import { createReorder } from './reorder/index.ts'
import { createReports } from './reports/index.ts'
import { createSettings } from './settings/index.ts'
import { createShipping } from './shipping/index.ts'
import type { Shop } from './shop.ts'
import { createTransfer } from './transfer/index.ts'
import { createTshirts } from './tshirts/index.ts'
import { createTumblers } from './tumblers/index.ts'
import { createWebhooks } from './webhooks/index.ts'

/** For the doctor, who looks after the providers without a shop. */
export { createFileStore } from './adapters/files/index.ts'
export { createPaymentProviders } from './adapters/payments/index.ts'
export { createShippingProviders } from './adapters/shipping/index.ts'

export type ShopDeps = {
  environment: Environment
  connectionString: string
  log: Log
  clock?: Clock
  /** Argon2id at its full cost unless given; tests, which sign up hundreds of people, give a cheap one. */
  passwords?: Passwords
  /** A database that is open already; otherwise one of the shop's own is opened. */
  database?: Database
}

/** Load balancers give up on a check after a few seconds: what the database has not answered by then is no. */
const readyWithin = seconds(1.5)

/** Builds the whole house in dependency order, on one screen, so that a cycle cannot be written. */
export function composeShop(deps: ShopDeps): Shop {
  const { environment, connectionString, log, clock = systemClock, passwords } = deps
  const { database = openDatabase(connectionString, log, databaseLimits(environment)) } = deps
  const jobs = createJobs(database, log)
  const realtime = createRealtime(database.line)
  const rateLimiter = createRateLimiter(database, clock)
  const locks = createLocks(database.line)
  const secretBox = createSecretBox(() => readSecretsKeys(environment))
  const once = createOnce(database, clock, secretBox)
  jobs.handle(forgetAttemptsJob, async () => {
    await rateLimiter.forgetOld()
    await once.forgetOld()
  })
  jobs.schedule(forgetAttemptsJob, '41 3 * * *', {})

  const sender = createWebhookSender(environment.WEBHOOK_INSIDE_HOSTS)
  const webhooks = createWebhooks({ database, clock, jobs, realtime, secretBox, sender })
  const { emit } = webhooks

  const origin = environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`

  const files = createFileStore(environment)
  const readUpload: Artwork['readOriginal'] = (actor, id) => artwork.readOriginal(actor, id)
  const settings = createSettings({ database, realtime, clock, files, readUpload })
  const catalog = createCatalog({ database })
  const mail = createMail({
    database,
    jobs,
    clock,
    transport: environment.SMTP_URL ? createSmtpTransport(environment.SMTP_URL) : null,
    from: environment.MAIL_FROM,
    bounceSecret: environment.MAIL_BOUNCE_SECRET ?? null,
    readBounce: readDeliveryStatus,
    describeShop: async () => ({ ...(await settings.read()), origin }),
  })
  const letters = { database, clock, jobs, files, realtime, rateLimiter, mail, origin }
  const newsletter = createNewsletter({ ...letters, readSettings: settings.read })
  const staffAddress = environment.MAIL_STAFF ?? null
  const quoteDeps = {
    database,
    clock,
    realtime,
    rateLimiter,
    mail,
    readSettings: settings.read,
    staffAddress,
    emit,
  }
  const quotes = createQuotes(quoteDeps)
  const disk = createDisk({
    ...{ ...quoteDeps, jobs, files, floorMegabytes: environment.DISK_FLOOR_MB },
    dailyMegabytes: {
      person: environment.UPLOAD_MB_PER_DAY_PERSON,
      network: environment.UPLOAD_MB_PER_DAY_NETWORK,
    },
  })
  const auditLog = createAuditLog({ database, readSettings: settings.read })
  const people = createPeople({ database, clock, realtime, emit })
  const authDeps = { database, clock, log, jobs, rateLimiter, secretBox, mail, people, origin }
  const nameOf = async (userId: string) => (await people.profileOf(userId))?.fullName ?? null
  const blog = createBlog({ database, clock, files, jobs, log, nameOf })
  const findUses: ArtworkDeps['findUses'] = async (executor, ids) => {
    const used: string[] = []
    for (const room of [designs, drafts, orders, editRequests, manualOrders])
      used.push(...(await room.findArtworkUses(executor, ids)))
    return used
  }
  const artwork = createArtwork({ database, clock, jobs, log, files, realtime, disk, findUses })
  const designs = createDesigns({
    ...{ database, clock, jobs, files, realtime, catalog, artwork, emit },
    readSettings: settings.read,
  })
  const drafts = createDrafts({ database, clock })
  const imageModel = imageModelOf(environment)
  const drawing = { database, clock, log, jobs, files, realtime, rateLimiter, artwork, imageModel }
  const aiDesigns = createAiDesigns(drawing)
  const auth = createAuth({
    ...authDeps,
    ...(passwords && { passwords }),
    ...createAccountServices({ environment, database, mail }),
    identityProviders: createIdentityProviders(environment),
    openSsoProvider: (directory) => openSsoProvider(directory, origin),
    samlMetadata: samlMetadata(origin),
    mustStaffHaveSecondFactor: environment.STAFF_SECOND_FACTOR,
    staffIdleMilliseconds: minutes(environment.STAFF_IDLE_MINUTES),
    orderTotalOf: async (orderId) => (await orders.moneyOf(database.orm, orderId))?.totalCents ?? null,
    provenRefundCents: environment.REFUND_PROOF_DOLLARS * 100,
    mustConfirmEmail: environment.CONFIRM_EMAIL_FIRST,
    rules: accountRulesOf(environment),
    redirectAllowList: environment.AUTH_REDIRECT_URLS,
    onSignedIn: [artwork.adopt, designs.adopt, aiDesigns.adopt],
    onEmailConfirmed: (executor, account) => orders.adoptGuestOrders(executor, account),
  })

  const prints = createPrints({ database, clock, files, log, readUpload, describeShop: settings.read })
  const readSettings = settings.read
  const inventory = createInventory({
    ...{ database, clock, jobs, mail, readSettings, staffAddress },
    readSettingsWithin: settings.readWithin,
  })
  const listings = createListings({
    ...{ database, clock, files, log, inventory, readUpload },
    defaultPictures: settings.defaultPictures,
  })
  const discounts = createDiscounts({ database, clock, jobs, rateLimiter, readSettings })
  const pricing = createPricing({ database, clock })
  const tshirts = createTshirts({ database })
  const tumblers = createTumblers({ database, clock, files, artwork })
  const shelves = { catalog, prints, listings, tshirts, tumblers, inventory, discounts, pricing }
  const cart = createCart({
    ...shelves,
    settings,
    clock,
    designsOf: designs.freeze,
    outsideDesignsOf: designs.findOutside,
    artworksOf: artwork.getMany,
  })
  const orders = createOrders({
    database,
    clock,
    realtime,
    emit,
    jobs,
    mail,
    readSettings: settings.read,
    readSettingsWithin: settings.readWithin,
    onPaid: (transaction, orderId) => production.admit(transaction, orderId),
    onDesignChanged: (transaction, actor, itemId) => production.holdChanged(transaction, actor, itemId),
    staffAddress,
    rateLimiter,
    nameOf,
    findCustomerIds: async (text) => (await people.search(text)).map((person) => person.userId),
  })
  const webhookOrigins = [...new Set([origin, `http://127.0.0.1:${environment.PORT}`])]
  const sandbox = createSandbox({ database, clock, jobs, webhookOrigins, lateMilliseconds: seconds(20) })
  const counter = createCounter({ database, clock })
  const payments = createPayments({
    database,
    clock,
    jobs,
    log,
    orders,
    sandbox,
    providers: [sandbox, counter, ...createPaymentProviders(environment, clock, origin)],
    activeProvider: environment.PAYMENT_PROVIDER,
    isPublic: isPublic(environment),
    mail,
    realtime,
    emit,
    onOutcome: followPayment({
      ...{ inventory, discounts, orders },
      followManualOrder: (transaction, settled) => manualOrders.followPayment(transaction, settled),
    }),
    onRefunded: followRefund({ inventory, discounts }),
    reach: createFaultPoints(environment.FAULT_POINT_FILE),
  })
  const sales = { database, clock, rateLimiter, cart, orders, payments, inventory, discounts, people }
  const checkout = createCheckout({ ...sales, origin, describeShop: settings.read })
  const bills = { database, clock, realtime, rateLimiter, mail, people, cart, checkout, orders, payments }
  const manualOrders = createManualOrders({
    ...bills,
    ...{ artwork, designs, origin },
    takeAtCounter: counter.take,
    readSettings: settings.read,
    readSettingsWithin: settings.readWithin,
  })
  const designService = environment.DESIGN_SERVICE_URL
    ? createDesignService({
        address: environment.DESIGN_SERVICE_URL,
        key: environment.DESIGN_SERVICE_KEY ?? null,
        editor: environment.DESIGN_EDITOR_URL ?? environment.DESIGN_SERVICE_URL,
      })
    : null
  const press = { database, clock, jobs, realtime, emit, files, log, orders, artwork, designs, designService }
  const printFiles = createPrintFiles({ ...press, origin, readSettings: settings.read })
  const floor = { database, clock, realtime, files, orders, printFiles, designs, artwork }
  const production = createProduction({ ...floor, readSettings: settings.read })
  const reorder = createReorder({ orders, designs, cart, artwork, clock })
  const rooms = { database, clock, realtime, rateLimiter, mail, files, orders, printFiles, designs, artwork }
  const editRequests = createEditRequests({ ...rooms, people, readSettings: settings.read, staffAddress })
  const shippingDesk = { database, clock, jobs, log, files, mail, realtime, emit, rateLimiter, orders }
  const house = createHouseShipping({
    ...{ database, clock, readSettings: settings.read },
    isSimulated: environment.DEMO,
  })
  const shipping = createShipping({
    ...shippingDesk,
    listUnpacked: production.listUnpacked,
    readSettings: settings.read,
    providers: [house, ...createShippingProviders(environment, clock)],
    activeProvider: environment.SHIPPING_PROVIDER,
    reach: createFaultPoints(environment.FAULT_POINT_FILE),
  })
  const sold = [orders, shipping, editRequests, payments, discounts, inventory]
  const made = [designs, drafts, artwork, aiDesigns]
  const known = [auth.ownAccount, people, ...sold, ...made, manualOrders, quotes, newsletter, mail]
  const ownData = createOwnData({
    ...{ database, clock, jobs, files, rateLimiter, mail },
    account: auth.ownAccount,
    isLastOwner: people.isLastOwner,
    purchasesOf: orders.purchasesOf,
    parts: [...known.map((door) => door.ownData), auditOwnData, onceOwnData],
  })

  const showing = [blog, listings, prints, settings, newsletter, orders]
  const mediaLibrary = createMediaLibrary({
    ...{ database, clock, jobs, files, forgetFilm: blog.forgetFilm },
    findUses: showing.map((room) => room.findMediaUses),
  })

  const transferDeps = {
    database,
    clock,
    jobs,
    log,
    files,
    listings,
    prints,
    inventory,
    people,
    auth,
    orders,
  }
  const transfer = createTransfer(transferDeps)
  const drawn = [artwork, designs, aiDesigns, printFiles]
  const pendingWork = [...drawn, mail, newsletter, payments, shipping, transfer, webhooks].flatMap(
    (room) => room.pendingWork,
  )
  jobs.handle(repairWorkJob, () => repairWork({ database, log, work: pendingWork }))
  jobs.schedule(repairWorkJob, '* * * * *', {})

  const reports = createReports({
    ...{ database, clock, jobs, pendingWork },
    ...{ readSettings: settings.read, readRoom: disk.room },
  })
  const operated = [
    ...[auth, people, ownData, newsletter],
    ...[discounts, pricing, catalog, tshirts, tumblers, cart, checkout],
    ...[orders, printFiles, quotes, reports, settings, webhooks],
    ...[blog, prints, listings, inventory, mediaLibrary],
    manualOrders,
    ...[artwork, aiDesigns, drafts, designs, editRequests, reorder],
    ...[payments, production, shipping, transfer],
    mail,
    createCancellations({ database, orders, payments, inventory }),
    createOwnPictures({ orders, aiDesigns, artwork, files }),
  ]

  return permitted({
    auth,
    people,
    settings,
    catalog,
    prints,
    listings,
    inventory,
    discounts,
    pricing,
    tshirts,
    tumblers,
    artwork,
    aiDesigns,
    designs,
    drafts,
    mail,
    cart,
    orders,
    payments,
    sandbox,
    counter,
    checkout,
    manualOrders,
    printFiles,
    production,
    editRequests,
    shipping,
    ownData,
    reports,
    newsletter,
    quotes,
    auditLog,
    blog,
    mediaLibrary,
    transfer,
    files,
    disk,
    rateLimiter,
    locks,
    webhooks,
    operations: createOperations(
      operated.flatMap((room) => room.operations),
      once,
    ),
    realtime,
    jobs,
    pendingWork,
    database,
    clock,
    isReady: () => database.line.answers(readyWithin),
    mailboxKey: {
      text: () => secretBox.derive('dev mailbox'),
      isRight: (given) => secretBox.isDerived('dev mailbox', given),
    },
    async prepare() {
      await disk.sweepLeftovers()
      await jobs.prepare()
      await catalog.ensureSeed()
      await settings.ensureSeed()
      await auth.keptSecrets.seal()
      await auth.ensureSigningKey()
      await tshirts.ensureSeed()
      await tumblers.ensureSeed()
    },
    async start(role = 'all') {
      await this.prepare()
      database.line.keep()
      if (role !== 'worker') await realtime.start()
      if (role !== 'web') await jobs.work()
      await Promise.all([payments.start(), shipping.start()])
    },
    async stop(patience) {
      await jobs.stop(patience)
      await database.close()
    },
  })
}
