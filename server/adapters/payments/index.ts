import type { Clock } from '#server/kernel/clock.ts'
import type { Environment } from '#server/kernel/environment.ts'
import type { PaymentProvider } from '#server/payments/port.ts'
import { createSquare } from './square/index.ts'
import { createStripe } from './stripe/index.ts'

/** Every real provider whose secrets are set: new attempts go to the active one, older ones stay with theirs. */
export function createPaymentProviders(
  environment: Environment,
  clock: Clock,
  origin: string,
): PaymentProvider[] {
  const timeoutSeconds = environment.PAYMENT_TIMEOUT_SECONDS
  const providers: PaymentProvider[] = []
  const { SQUARE_ACCESS_TOKEN, SQUARE_LOCATION_ID, SQUARE_WEBHOOK_SIGNATURE_KEY } = environment
  if (SQUARE_ACCESS_TOKEN && SQUARE_LOCATION_ID && SQUARE_WEBHOOK_SIGNATURE_KEY)
    providers.push(
      createSquare({
        accessToken: SQUARE_ACCESS_TOKEN,
        locationId: SQUARE_LOCATION_ID,
        webhookSignatureKey: SQUARE_WEBHOOK_SIGNATURE_KEY,
        environment: environment.SQUARE_ENVIRONMENT,
        apiUrl: environment.SQUARE_API_URL,
        notificationUrl: `${new URL(origin).origin}/webhooks/square`,
        timeoutSeconds,
      }),
    )
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = environment
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET)
    providers.push(
      createStripe(
        {
          secretKey: STRIPE_SECRET_KEY,
          webhookSecret: STRIPE_WEBHOOK_SECRET,
          apiUrl: STRIPE_API_URL,
          timeoutSeconds,
        },
        clock,
      ),
    )
  return providers
}
