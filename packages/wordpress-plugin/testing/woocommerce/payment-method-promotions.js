window.standIn = [...(window.standIn || []), 'payment-method-promotions'];
