/** The migrated database that every test's own is a copy of. A module of its own: the cluster's loads the whole shop. */
export const templateName = 'gangway_template'
