/**
 * The parameters of the address. A change of them starts from these: the address is ahead of the page while that is still being
 * drawn, and a change that starts from what is drawn would undo the one before.
 */
export const searchNow = (): URLSearchParams => new URLSearchParams(location.search);
