/**
 * The migrated database that every test's own is a copy of. In a separate module because the cluster's loads the whole
 * shop.
 */
export const templateName = 'gangway_template'
