import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import favicon from './assets/brand/favicon.svg?url&no-inline'
import { CartProvider } from './cart/cart-provider.tsx'
import { shopContext, visitContext } from './context.ts'
import { useNonce } from './nonce.tsx'
import { closeForMaintenance } from './shell/close-for-maintenance.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { NoticeToast } from './shell/notice-toast.tsx'
import { presentShopFace } from './shell/shop-face.ts'
import { ShopFrame } from './shell/shop-frame.tsx'
import './styles/app.css'
import { Toaster } from './ui/toast.tsx'

const fonts = [inter, bricolage]

export const links: Route.LinksFunction = () =>
  fonts.map((href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }))

/** For pages that give themselves no title. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.shop.siteName ?? 'Gangway' },
]

export const middleware: Route.MiddlewareFunction[] = [closeForMaintenance]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, origin } = context.get(visitContext)
  const { user } = actor
  const settings = await context.get(shopContext).settings.read()
  return {
    user: user && { email: user.email, role: user.role },
    origin,
    shop: presentShopFace(settings, request.headers.get('cookie')),
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f8f6f2" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12100e" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Toaster />
        <NoticeToast />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const isFramed = !useMatches().some(({ handle }) => isFrameless(handle))
  return (
    <CartProvider>
      {isFramed ? (
        <ShopFrame shop={loaderData.shop} user={loaderData.user}>
          <Outlet />
        </ShopFrame>
      ) : (
        <Outlet />
      )}
    </CartProvider>
  )
}

/** Rooms with a frame of their own (admin, studio) export `handle = { frame: 'none' }`. */
function isFrameless(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'frame' in handle && handle.frame === 'none'
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('root')
  const page = <ErrorPage error={error} />
  if (data === undefined) return <main id="main">{page}</main>
  return (
    <CartProvider>
      <ShopFrame shop={data.shop} user={data.user}>
        {page}
      </ShopFrame>
    </CartProvider>
  )
}
