import type { ReactNode } from 'react'
import { ImportCard } from '#app/admin/import-export/import-card.tsx'
import { OpenLink } from '#app/admin/open-link.tsx'
import { Card } from '#app/ui/card.tsx'
import type { ImportKind } from '#server/import-export/index.ts'

/** From a shop elsewhere into this one, step by step: what to take along there, and where it comes in here. */
export function MovingInPage() {
  return (
    <div className="max-w-5xl px-4 py-5 sm:px-6">
      <h1 className="font-extrabold text-xl">Moving in</h1>
      <p className="mt-1 max-w-2xl text-ink-muted">
        Bring along what your shop elsewhere knows. Each file is checked first: you see what every column and
        row becomes, and nothing is written until you say so. A file may come again at any time: it changes
        only what differs, old beside new, and customers who are here already only where you tick it.
      </p>
      <ol className="mt-6 grid gap-8">
        {steps.map((step, at) => (
          <Step key={step.title} number={at + 1} {...step} />
        ))}
      </ol>
    </div>
  )
}

type StepProps = { title: string; kind?: ImportKind; children: ReactNode }

function Step({ number, title, kind, children }: StepProps & { number: number }) {
  return (
    <li className="grid gap-4 md:grid-cols-2">
      <div>
        <h2 className="flex items-baseline gap-3 font-bold text-lg">
          <span aria-hidden className="figures text-magenta-ink">
            {number}
          </span>
          {title}
        </h2>
        <div className="mt-2 grid max-w-prose gap-2">{children}</div>
      </div>
      {kind && <ImportCard kind={kind} />}
    </li>
  )
}

const steps: StepProps[] = [
  {
    title: 'Take everything along there',
    children: (
      <>
        <p>
          In Shopify: Products, Customers, Orders, and Online Store › Navigation › URL Redirects each have
          Export. Take all of them as CSV, for any program. From Mailchimp take the audience: one file each of
          who is subscribed and who is not.
        </p>
        <p>
          Of a rented gang sheet builder, take the artwork of every order that you may print again, and of
          your premade sheets. Sheets in it cannot be taken along as sheets.
        </p>
      </>
    ),
  },
  {
    title: 'Pictures and artwork',
    children: (
      <p>
        Upload your product pictures to the <PageLink to="/admin/media">media library</PageLink> with the
        names that they have: a file of products finds them by name. Premade sheets and prints need their
        artwork, so add those in the <PageLink to="/admin/prints">Print Manager</PageLink>.
      </p>
    ),
  },
  {
    title: 'Products',
    kind: 'products',
    children: (
      <p>
        Shirts and tumblers are made from the file, with sizes, colors and stock. What a product is, its type,
        tags or title says; where none does, add a column kind. Each product’s old address leads to its new
        page by itself.
      </p>
    ),
  },
  {
    title: 'Customers',
    kind: 'customers',
    children: (
      <p>
        Passwords do not come along from anywhere. Whoever comes back asks for a new one by ‘Reset Password’;
        nobody is mailed before.
      </p>
    ),
  },
  {
    title: 'Newsletter addresses',
    kind: 'subscribers',
    children: (
      <p>
        Send the file of who is subscribed, then that of who has left, so that they stay away here, too. Of
        Shopify, it is the same file as customers.
      </p>
    ),
  },
  {
    title: 'Earlier orders',
    kind: 'orders',
    children: (
      <p>
        They are history: you find them under <PageLink to="/admin/earlier-orders">Earlier orders</PageLink>,
        and at the customer. Open orders are left out. Finish them there, and send the file again when the
        last one is done.
      </p>
    ),
  },
  {
    title: 'Old addresses',
    kind: 'redirects',
    children: (
      <p>
        Links and search engines know your old pages. Lead collections, pages and articles on to pages of this
        shop; single ones under <PageLink to="/admin/redirects">Old addresses</PageLink>.
      </p>
    ),
  },
  {
    title: 'The day of the switch',
    children: (
      <Card>
        <ol className="grid list-decimal gap-1.5 pl-5">
          <li>A day before: give your domain’s DNS entry a short life (TTL 300).</li>
          <li>Place an order here, pay it, and refund it.</li>
          <li>Close the shop there for orders, and finish what is open.</li>
          <li>Send customers, newsletter addresses and orders once more.</li>
          <li>
            Point the domain here, and see that the{' '}
            <PageLink to="/admin/settings/health">health check</PageLink> is content.
          </li>
          <li>Open five old addresses, and see where they lead.</li>
        </ol>
      </Card>
    ),
  },
]

/** A link for whoever may open the page, and its name for others. */
function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <OpenLink to={to} className="underline underline-offset-2">
      {children}
    </OpenLink>
  )
}
