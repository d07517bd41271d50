import { type ReactNode, useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { Toaster } from '#app/ui/toasts/toast.tsx'
import { isStaff } from '#domain/people/role.ts'
import { lookStyles } from '#domain/shop/look-colors.ts'
import type { Route } from './+types/root.ts'
import { AccessDenied } from './admin/later-access-denied.ts'
import { readDenial } from './admin/read-denial.ts'
import { requirePage } from './admin/require-page.ts'
import { SandboxBar } from './admin/sandbox-bar.tsx'
import { noteAsking } from './asked-at.ts'
import favicon from './assets/brand/favicon.svg?url&no-inline'
import bricolage from './assets/fonts/bricolage-grotesque.woff2?url'
import inter from './assets/fonts/inter.woff2?url'
import { CartProvider } from './cart/cart-provider.tsx'
import { shopContext, visitContext } from './context.ts'
import { keepPage, useKeptPage } from './keep-page.ts'
import { LaterScripts } from './later-scripts.tsx'
import { lookOf } from './look/draft-look.ts'
import { LookStyles } from './look/look-styles.tsx'
import { useNonce } from './nonce.tsx'
import { FollowedAnswers } from './operations/followed-answers.tsx'
import { olderPageWords } from './operations/older-page.ts'
import { askFirst } from './proof/ask-first.ts'
import { ProofStage } from './proof/proof-stage.tsx'
import { requireProof } from './proof/require-proof.ts'
import { closeForMaintenance } from './shell/close-for-maintenance.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { NoticeToast } from './shell/notice-toast.tsx'
import { refuseFlood } from './shell/refuse-flood.ts'
import { refuseOddIds } from './shell/refuse-odd-ids.ts'
import { presentShopFace } from './shell/shop-face.ts'
import { ShopFrame } from './shell/shop-frame.tsx'
import { useCountedVisits } from './shell/use-counted-visits.ts'
import stylesheet from './styles/app.css?url'
import { Notice } from './ui/notice.tsx'

/** For pages without a title of their own. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.shop.siteName ?? 'Gangway' },
]

// Linked here instead of imported for its side effect: otherwise each lazy part would load the whole stylesheet again.
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const middleware: Route.MiddlewareFunction[] = [
  refuseFlood,
  closeForMaintenance,
  requirePage,
  refuseOddIds,
  requireProof,
]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [noteAsking, keepPage, askFirst]

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { actor, origin, isPageOlder = false } = context.get(visitContext)
  const { user } = actor
  const { settings: door, clock, payments, auth } = context.get(shopContext)
  const [settings, defaultPictures] = await Promise.all([door.read(), door.defaultPictureUrls()])
  const look = lookOf(settings.look, actor, url)
  return {
    user: user && { id: user.id, email: user.email, role: user.role, permissions: user.permissions },
    origin,
    readAt: clock.now(),
    timeZone: settings.timeZone,
    shop: presentShopFace(settings, request.headers.get('cookie'), look, auth.ways),
    lookStyles: lookStyles(look),
    defaultPictures,
    isPageOlder,
    isSandboxInPublic: user !== null && isStaff(user.role) && payments.isSandboxInPublic,
  }
}

const fontPreload = { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const root = useRouteLoaderData<typeof loader>('root')
  const look = root?.shop.look
  const isInOurFont = !look || look.headingFont === 'bricolage'
  // The page is interactive now; scripts that drive it wait for this.
  useEffect(() => {
    document.documentElement.dataset.scripts = 'ready'
  }, [])
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f8f6f2" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12100e" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <Meta />
        <link rel="preload" href={inter} {...fontPreload} />
        {isInOurFont && <link rel="preload" href={bricolage} {...fontPreload} fetchPriority="low" />}
        <Links />
        <LookStyles styles={root?.lookStyles ?? ''} />
      </head>
      <body>
        {children}
        <FollowedAnswers />
        <Toaster />
        <NoticeToast />
        <ProofStage />
        <ScrollRestoration nonce={nonce} />
        <LaterScripts nonce={nonce} />
      </body>
    </html>
  )
}

type RootData = Route.ComponentProps['loaderData']

export default function Root({ loaderData }: { loaderData: RootData | undefined }) {
  return loaderData ? <Framed loaderData={loaderData} /> : <AskedAnew />
}

/**
 * Reached when everything that an open page revalidated was refused, for example because the user was just suspended,
 * and only the failure of a part without the reason is left: a reload makes the server show it on the whole page.
 */
function AskedAnew() {
  useEffect(() => window.location.reload(), [])
  return null
}

function Framed({ loaderData }: { loaderData: RootData }) {
  useCountedVisits(loaderData.shop.areVisitsCounted)
  const matches = useMatches()
  useKeptPage(matches)
  const isFramed = !matches.some(({ handle }) => isFrameless(handle))
  return (
    <CartProvider owner={loaderData.user?.id}>
      <BackOfficeBar isShown={loaderData.isSandboxInPublic} />
      {loaderData.isPageOlder && (
        <Notice tone="wrong" title={olderPageWords.title}>
          {olderPageWords.message}
        </Notice>
      )}
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

function BackOfficeBar({ isShown }: { isShown: boolean }) {
  const isBackOffice = /^\/admin(\/|$)/.test(useLocation().pathname)
  return isShown && isBackOffice ? <SandboxBar /> : null
}

/** Pages with a frame of their own (admin, studio) export `handle = { frame: 'none' }`. */
const isFrameless = (handle: unknown): boolean => Object(handle).frame === 'none'

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('root')
  const denial = readDenial(error)
  if (denial) return <AccessDenied {...denial} />
  const page = <ErrorPage error={error} />
  if (data === undefined) return <main id="main">{page}</main>
  return (
    <CartProvider>
      <BackOfficeBar isShown={data.isSandboxInPublic} />
      <ShopFrame shop={data.shop} user={data.user}>
        {page}
      </ShopFrame>
    </CartProvider>
  )
}
