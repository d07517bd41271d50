/** No payment is open: the list has all of the screen. */
export default function AdminNoPayment() {
  return null
}
