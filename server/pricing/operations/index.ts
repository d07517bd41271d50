import { listTiers } from './list-tiers.ts'
import { createTier, updateTier } from './save-tier.ts'

export const pricingOperations = [listTiers, createTier, updateTier] as const
