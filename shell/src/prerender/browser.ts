// Imported first: the stores look for an answer of the auth service in the address as soon as they are loaded.
Object.assign(globalThis, { location: new URL("http://localhost/") });

// Scripts of messages set a property of it.
Object.assign(globalThis, { self: globalThis });
