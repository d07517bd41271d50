/** No payment is open: the list takes the whole screen. */
export default function AdminNoPayment() {
  return null
}
