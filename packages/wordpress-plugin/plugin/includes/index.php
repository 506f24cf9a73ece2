<?php
// Prevents directory listing.
