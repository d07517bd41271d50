import { listDeliveries, repeatDelivery, tryWebhook } from './deliveries.ts'
import { listWebhooks, removeWebhook } from './list-webhooks.ts'
import { changeSecret, createWebhook, updateWebhook } from './save-webhook.ts'

export const webhookOperations = [
  listWebhooks,
  createWebhook,
  updateWebhook,
  changeSecret,
  removeWebhook,
  tryWebhook,
  listDeliveries,
  repeatDelivery,
] as const
