import { later } from '#app/ui/later.tsx'

const fetchPrompts = () => import('./status-prompts.tsx')

/** The prompts after an order is marked ready or shipped. */
export const PickupPrompt = later(async () => (await fetchPrompts()).PickupPrompt)
export const ShippedPrompt = later(async () => (await fetchPrompts()).ShippedPrompt)
