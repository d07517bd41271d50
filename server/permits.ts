import { type Permits, permit } from './kernel/permit.ts'
import type { Shop } from './shop.ts'

type ShopPermits = {
  [Name in keyof Shop as keyof Permits<Shop[Name]> extends never ? never : Name]: Permits<Shop[Name]>
}

/**
 * Who may make which call of a door from outside: from a page, an address or the command line. What one capability
 * asks of another is part of the call that was let in. An operation says so for itself (docs/adr/0018-operations.md).
 */
export const permits: ShopPermits = {
  auth: {
    signOut: 'own',
    admitCustomer: 'orders.write',
    staff: {
      sessionsOf: 'staff.write',
      serviceKeys: 'keys.write',
    },
  },
  people: {
    changeCustomer: 'orders.write',
    listAddresses: 'own',
    listSettingsOf: 'own',
    listViewsOf: 'own',
    addAddress: 'own',
    setRole: 'staff.write',
    listCustomRoles: 'staff.write',
    listStaff: 'staff.write',
  },
  settings: {
    readForStaff: 'settings.read',
    listDefaultPictures: 'products.read',
  },
  prints: {
    createPrintProduct: 'products.write',
    listForStaff: 'products.read',
    update: 'products.write',
    createFromFiles: 'products.write',
    ensureCategories: 'products.write',
  },
  listings: {
    createTshirtListing: 'products.write',
    createTumblerListing: 'products.write',
    listForStaff: 'products.read',
    findForStaff: 'products.read',
    preview: 'products.read',
    create: 'products.write',
    update: 'products.write',
    archive: 'products.write',
    bringBack: 'products.write',
  },
  inventory: {
    restock: 'products.write',
    adjust: 'products.write',
    changeMany: 'products.write',
    lowStock: 'products.read',
    journalOf: 'products.read',
  },
  discounts: {
    readCode: 'own',
  },
  tumblers: {
    checkEngraving: 'own',
  },
  artwork: {
    beginUpload: 'own',
    findUpload: 'own',
    importPicture: 'own',
    importOnce: 'own',
    list: 'own',
    get: 'own',
    getMany: 'own',
    lookAtMany: 'own',
    readPicture: 'own',
    readOriginal: 'own',
    own: 'own',
    remove: 'own',
    adopt: 'own',
  },
  itemPictures: {
    readMockUp: 'own',
    onPaper: 'own',
  },
  aiDesigns: {
    list: 'own',
    read: 'own',
    use: 'own',
    adopt: 'own',
  },
  designs: {
    save: 'own',
    get: 'own',
    list: 'own',
    listOf: 'customers.read',
    freeze: 'own',
    freezeAny: 'orders.write',
    saveProject: 'own',
    findOutside: 'own',
    readPreview: 'own',
    restore: 'own',
    adopt: 'own',
  },
  mail: {
    listForStaff: 'mails.read',
    listWordings: 'content.read',
    wording: 'content.read',
    previewLook: 'content.read',
  },
  cart: {
    price: 'own',
    priceForStaff: 'orders.write',
    priceChange: 'orders.write',
  },
  checkout: {
    readReceipt: 'own',
  },
  orders: {
    listForStaff: 'orders.read',
    getForStaff: 'orders.read',
    listForCustomer: 'own',
    getForCustomer: 'own',
    setStatus: 'orders.write',
    itemOfDesign: 'production.read',
    itemsToOrderAgain: 'own',
    showsPicture: 'own',
    boughtPrints: 'own',
    timelinesOf: 'own',
    receiptOf: 'own',
    readInvoice: 'own',
    mailPlaced: 'own',
    takeNumber: 'orders.write',
    listForLabels: 'shipping.read',
    desk: {
      export: 'data.export',
      table: 'orders.read',
      matching: 'orders.read',
      sums: 'orders.read',
      countViews: 'orders.read',
    },
    messages: {
      write: 'orders.write',
      list: 'orders.read',
      forCustomer: 'own',
    },
  },
  payments: {
    refund: 'payments.refund',
    listRefunds: 'payments.read',
    table: 'payments.read',
    counts: 'payments.read',
    get: 'payments.read',
    listForOrder: 'payments.read',
  },
  manualOrders: {
    get: 'orders.read',
    listWaiting: 'orders.read',
    listOf: 'orders.read',
  },
  printFiles: {
    request: 'production.write',
    start: 'production.write',
    check: 'production.read',
    listForItems: 'production.read',
    download: 'production.read',
    downloadPdf: 'production.read',
    downloadManifest: 'production.read',
    downloadAll: 'production.read',
  },
  backups: {
    atWork: 'own',
  },
  production: {
    readBoard: 'production.read',
    readCalendar: 'production.read',
    listUnpacked: 'production.read',
    reportFilm: 'production.read',
    exportFilm: 'production.read',
    printTickets: 'production.write',
  },
  rolls: {
    download: 'production.read',
    preview: 'production.read',
    downloadMap: 'production.read',
    downloadManifest: 'production.read',
  },
  orderChanges: {
    open: 'orders.write',
    listForOrder: 'orders.read',
  },
  editRequests: {
    listForCustomer: 'own',
    listForBuyer: 'own',
    table: 'orders.read',
    counts: 'orders.read',
    listForOrder: 'orders.read',
    getForStaff: 'orders.read',
    readProof: 'own',
  },
  shipping: {
    getRates: 'shipping.write',
    createLabels: 'shipping.write',
    readLabel: 'shipping.read',
    listForOrders: 'shipping.read',
    listCandidates: 'shipping.read',
    listDay: 'shipping.read',
    sendShipped: 'shipping.write',
    sendPickupReady: 'shipping.write',
    listOwn: 'own',
  },
  sheets: {
    draw: 'shipping.read',
    drawDay: 'shipping.read',
  },
  batches: {
    list: 'own',
    lastChoice: 'own',
    readFile: 'own',
  },
  ownData: {
    export: 'own',
  },
  reports: {
    attention: 'attention.read',
    countedAttention: 'attention.read',
    waiting: 'own',
    dashboard: 'reports.read',
    today: 'reports.read',
    dashboardCsv: 'reports.read',
    discountUses: 'discounts.read',
    customers: {
      table: 'customers.read',
      counts: 'customers.read',
      tags: 'customers.read',
      get: 'customers.read',
    },
  },
  newsletter: {
    table: 'newsletter.read',
    counts: 'newsletter.read',
    countSubscribed: 'newsletter.read',
    exportCsv: 'data.export',
    campaigns: {
      list: 'newsletter.read',
      get: 'newsletter.read',
      preview: 'newsletter.read',
    },
  },
  quotes: {
    table: 'quotes.read',
    counts: 'quotes.read',
  },
  auditLog: {
    table: 'audit.read',
    counts: 'audit.read',
    kinds: 'audit.read',
    exportCsv: 'audit.read',
  },
  blog: {
    listForStaff: 'content.read',
    getForStaff: 'content.read',
    previewForStaff: 'content.read',
    categoriesForStaff: 'content.read',
    beginVideo: 'content.write',
    findVideoUpload: 'content.write',
    getVideo: 'content.read',
    addMedia: 'content.write',
    ensureCategories: 'content.write',
  },
  mediaLibrary: {
    list: 'products.read',
    get: 'products.read',
  },
  importExport: {
    exportFile: 'data.export',
    check: 'data.import',
    list: 'data.export',
    find: 'data.export',
  },
  disk: {
    admit: 'own',
  },
}

/** The shop as everything outside its capabilities sees it. */
export function permitted(shop: Shop): Shop {
  const doors = Object.entries(permits).map(([name, lines]) => [
    name,
    permit(Reflect.get(shop, name) as object, lines),
  ])
  return { ...shop, ...Object.fromEntries(doors) }
}
