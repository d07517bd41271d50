import { type BenchShop, startShop } from '../shop/start-shop.ts'

/** A shop beside its database whose shoppers each claim to come from a different network. */
export const startCrowdedShop = (
  dataDirectory: string,
  connectionString: string,
  demo: 'true' | 'false' = 'false',
): Promise<BenchShop> =>
  startShop(dataDirectory, (origin) => ({
    DATABASE_URL: connectionString,
    PUBLIC_URL: origin,
    TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
    DEMO: demo,
    REQUESTS_PER_MINUTE: '100000',
  }))
