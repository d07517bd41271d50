import { later } from '#app/ui/later.tsx'

/** Fetched when it is first opened. */
export const BulkQuoteForm = later(() => import('./bulk-quote-form.tsx').then((part) => part.BulkQuoteForm))
