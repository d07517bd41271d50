import { useSearchParams } from 'react-router'
import { SignOutForm } from '#app/shell/sign-out-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { later } from '#app/ui/later.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { editRequestMessages } from '#domain/orders/edit-request.ts'
import type { EditRequestView } from '#server/edit-requests/index.ts'
import type { DesignsPanelProps } from './designs-panel.tsx'
import { EditRequestsPanel } from './edit-requests-panel.tsx'
import { OrdersPanel, type OrdersPanelProps } from './orders-panel.tsx'
import { PanelLoading, PanelWaiting } from './panel-waiting.tsx'

const loadingDesigns = 'Loading your designs...'

/** Fetched with its tab. */
const DesignsPanel = later(
  () => import('./designs-panel.tsx').then((part) => part.DesignsPanel),
  <PanelLoading words={loadingDesigns} />,
)

export type PortalPageProps = {
  email: string
  orders: Promise<OrdersPanelProps>
  requests: Promise<EditRequestView[]>
  designs: Promise<DesignsPanelProps>
}

const tabValues = ['orders', 'edit-requests', 'designs']

/** Everything that belongs to the customer, in tabs with their own URLs. */
export function PortalPage({ email, orders, requests, designs }: PortalPageProps) {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('tab') ?? ''
  const tab = tabValues.includes(wanted) ? wanted : 'orders'
  return (
    <div className="page py-10">
      <PageHeader
        title="My Account"
        description={`Signed in as ${email}`}
        actions={
          <SignOutForm>
            <Button type="submit">Sign Out</Button>
          </SignOutForm>
        }
      />
      <Tabs
        label="My account"
        className="mt-6"
        value={tab}
        onValueChange={(next) =>
          setParams(next === 'orders' ? {} : { tab: next }, { replace: true, preventScrollReset: true })
        }
        tabs={tabsOf({ orders, requests, designs })}
      />
    </div>
  )
}

const tabsOf = ({ orders, requests, designs }: Omit<PortalPageProps, 'email'>) => [
  {
    value: 'orders',
    label: 'My Orders',
    panel: (
      <PanelWaiting
        value={orders}
        loading="Loading your orders..."
        failed="Failed to fetch orders"
        reassurance="Your orders are safe; we just couldn’t load them right now."
      >
        {(shown) => <OrdersPanel {...shown} />}
      </PanelWaiting>
    ),
  },
  {
    value: 'edit-requests',
    label: 'Edit Requests',
    panel: (
      <PanelWaiting
        value={requests}
        loading="Loading your edit requests..."
        failed={editRequestMessages.fetchFailed}
        reassurance="Your requests are safe; we just couldn’t load them right now."
      >
        {(shown) => <EditRequestsPanel requests={shown} />}
      </PanelWaiting>
    ),
  },
  {
    value: 'designs',
    label: 'Designs',
    panel: (
      <PanelWaiting
        value={designs}
        loading={loadingDesigns}
        failed="Failed to fetch designs"
        reassurance="Your designs are safe; we just couldn’t load them right now."
      >
        {(shown) => <DesignsPanel {...shown} />}
      </PanelWaiting>
    ),
  },
]
