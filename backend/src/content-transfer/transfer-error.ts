/** Why content cannot be moved, in words for the operator. */
export class TransferError extends Error {}
