// Imported first: the stores look for an answer of the auth service in the address as soon as they are loaded.
Object.assign(globalThis, { location: new URL("http://localhost/") });

// Who is told that the document has got another language.
const told = new EventTarget();
Object.assign(globalThis, {
  self: globalThis,
  addEventListener: told.addEventListener.bind(told),
  removeEventListener: told.removeEventListener.bind(told),
  dispatchEvent: told.dispatchEvent.bind(told),
});
