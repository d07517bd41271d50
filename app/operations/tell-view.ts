/** Nothing waits for it, and a view that is not told is no loss. */
export function tellView(what: 'visits' | 'article-views' | 'product-views', body: object): void {
  if (asksNotToBeFollowed()) return
  navigator.sendBeacon(`/api/v1/${what}`, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}

/** Global Privacy Control (W3C, `navigator.globalPrivacyControl`) and the older Do Not Track. */
const asksNotToBeFollowed = (): boolean =>
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) ||
  navigator.doNotTrack === '1'
