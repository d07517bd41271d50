import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'
import { type ShopLook, seedLook } from '#domain/shop/look.ts'

/** The look of the shop, available anywhere below the root. */
export const useLook = (): ShopLook => useRouteLoaderData<typeof loader>('root')?.shop.look ?? seedLook
