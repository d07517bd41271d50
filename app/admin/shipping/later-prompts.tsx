import { later } from '#app/ui/later.tsx'

const fetchPrompts = () => import('./status-prompts.tsx')

/** What is asked once an order is ready or shipped. */
export const PickupPrompt = later(async () => (await fetchPrompts()).PickupPrompt)
export const ShippedPrompt = later(async () => (await fetchPrompts()).ShippedPrompt)
