/** Specification, storefront section 8. */
export const trackingFailed = 'Failed to get tracking information'
