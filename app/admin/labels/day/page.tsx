import { ArrowLeft, ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import { Form, Link } from 'react-router'
import { OrderLink } from '#app/admin/order-link.tsx'
import { ParcelDrawing } from '#app/assets/later-drawings.tsx'
import { Button } from '#app/ui/button.tsx'
import { DataTable, TableHead } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { addDays, formatLocalDay } from '#domain/local-time.ts'
import type { CarrierDay, DayParcel, ShippingDay } from '#server/shipping/index.ts'

const countWords = (count: number, pounds: number): string =>
  `${count} ${count === 1 ? 'parcel' : 'parcels'}, ${pounds} lb`

const printAddress = (day: string, carrier?: string): string =>
  `/admin/labels/day.pdf?${new URLSearchParams(carrier === undefined ? { day } : { day, carrier })}`

/** What leaves the shop on a day, for the person who counts it and the driver who picks it up. */
export function EndOfDayPage({ shipped }: { shipped: ShippingDay }) {
  const { day, today, carriers, parcelCount, pounds } = shipped
  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-5 sm:px-6">
      <PageHeader
        above={
          <Link to="/admin/labels" className="inline-flex items-center gap-1.5">
            <ArrowLeft aria-hidden className="size-4" /> Labels
          </Link>
        }
        title="End of day"
        description={
          carriers.length === 0
            ? 'Parcels by carrier, to count and sign for when they’re picked up.'
            : `${day === today ? 'Today' : formatLocalDay(day)}: ${countWords(parcelCount, pounds)}.`
        }
        actions={
          carriers.length > 0 && (
            <LinkButton size="sm" variant="primary" reloadDocument target="_blank" to={printAddress(day)}>
              <Printer aria-hidden /> Print {carriers.length === 1 ? 'list' : 'all lists'}
            </LinkButton>
          )
        }
      />
      <DayChoice day={day} today={today} />
      {carriers.length === 0 ? (
        <EmptyState title="No parcels on this day" illustration={<ParcelDrawing />}>
          A parcel is listed on the day it got its label or tracking number. Voided labels and returns aren’t
          listed.
        </EmptyState>
      ) : (
        carriers.map((carrier) => <CarrierList key={carrier.carrier} carrier={carrier} day={day} />)
      )}
    </div>
  )
}

function DayChoice({ day, today }: { day: string; today: string }) {
  return (
    <Form key={day} className="flex flex-wrap items-end gap-2">
      <LinkButton size="sm" isSquare aria-label="Previous day" to={`?day=${addDays(day, -1)}`}>
        <ChevronLeft aria-hidden />
      </LinkButton>
      <TextField label="Day" name="day" type="date" size="sm" required defaultValue={day} max={today} />
      <LinkButton size="sm" isSquare aria-label="Next day" to={`?day=${addDays(day, 1)}`}>
        <ChevronRight aria-hidden />
      </LinkButton>
      <Button type="submit" size="sm">
        Show
      </Button>
      {day !== today && (
        <LinkButton size="sm" variant="quiet" to="?">
          Today
        </LinkButton>
      )}
    </Form>
  )
}

/** The orders in a parcel; "1 of 2" where an order leaves in several parcels. */
const OrdersIn = ({ parcel: { orders } }: { parcel: DayParcel }) => (
  <span className="figures grid justify-items-start">
    {orders.map(({ id, orderNumber, part }) => (
      <span key={id} className="whitespace-nowrap">
        <OrderLink orderId={id} className="font-semibold underline underline-offset-4">
          {orderNumber}
        </OrderLink>
        {part && <span className="ml-2 font-normal text-ink-muted">{part}</span>}
      </span>
    ))}
  </span>
)

function CarrierList({ carrier: { carrier, parcels, pounds }, day }: { carrier: CarrierDay; day: string }) {
  return (
    <section aria-label={carrier} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="font-bold text-lg">{carrier}</h2>
          <p className="figures text-ink-muted">{countWords(parcels.length, pounds)}</p>
        </div>
        <LinkButton size="sm" reloadDocument target="_blank" to={printAddress(day, carrier)}>
          <Printer aria-hidden /> Print {carrier}
        </LinkButton>
      </div>
      <DataTable caption={`Parcels by ${carrier}`} className="max-sm:hidden">
        <TableHead columns={['Order', 'To', 'Service', 'Tracking', { figures: 'Weight' }]} />
        <tbody>
          {parcels.map((parcel) => (
            <tr key={parcel.shipmentId}>
              <th scope="row">
                <OrdersIn parcel={parcel} />
              </th>
              <td>
                {parcel.recipient} <span className="text-ink-muted">{parcel.place}</span>
              </td>
              <td>{parcel.service}</td>
              <td className="figures">{parcel.trackingNumber}</td>
              <td data-align="end">{parcel.pounds} lb</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface sm:hidden">
        {parcels.map((parcel) => (
          <li key={parcel.shipmentId} className="grid gap-0.5 px-4 py-3">
            <p className="flex justify-between gap-3">
              <OrdersIn parcel={parcel} />
              <span className="figures">{parcel.pounds} lb</span>
            </p>
            <p className="truncate">
              {parcel.recipient} <span className="text-ink-muted">{parcel.place}</span>
            </p>
            <p className="figures break-all text-ink-muted text-xs">
              {[parcel.service, parcel.trackingNumber].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
