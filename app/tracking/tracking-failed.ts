/** docs/spec-map.md S8. */
export const trackingFailed = 'Failed to get tracking information'
